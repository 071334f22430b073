// boardgame.io's own server, with its own in-memory storage: `node server.js PORT LOBBY`.
const { Server } = require("boardgame.io/server");
const { GAME } = require("./game.js");

const [port, lobby] = process.argv.slice(2).map(Number);
const server = Server({ games: [GAME], origins: [/.*/] });
server.run({ port, lobbyConfig: { apiPort: lobby }, callback: () => console.log("ready") });
