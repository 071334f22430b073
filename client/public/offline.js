// One language, if it is known which; otherwise both stand there.
try {
  var kept = JSON.parse(localStorage.getItem("whitechapel") || "{}").language;
  if (kept === "en" || kept === "de") {
    document.documentElement.className = kept;
    document.documentElement.lang = kept;
  }
} catch (error) {
  // both, then
}
document.querySelector("button").addEventListener("click", function () {
  location.reload();
});
addEventListener("online", function () {
  location.reload();
});
