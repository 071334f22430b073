// Before anything is drawn: the theme and the language that were chosen last time, so that nothing flashes.
(function () {
    var kept;
    try {
        kept = JSON.parse(localStorage.getItem("whitechapel") || "{}");
    } catch {
        kept = {};
    }
    var root = document.documentElement;
    var system = !kept.theme || kept.theme === "system";
    root.classList.toggle(
        "light",
        system ? matchMedia("(prefers-color-scheme: light)").matches : kept.theme === "light",
    );
    root.lang = kept.language || (/^de/i.test(navigator.language) ? "de" : "en");
})();
