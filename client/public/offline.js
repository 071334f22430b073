document.querySelector("button").addEventListener("click", function () {
    location.reload();
});
addEventListener("online", function () {
    location.reload();
});
