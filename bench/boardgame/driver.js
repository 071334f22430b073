// The same load as load_driver.py's for boardgame.io's server:
// `node driver.js PORT LOBBY SECONDS TABLES FLIGHT`.
// Its own socket transport, spoken with socket.io-client: the full client of boardgame.io would cost the driver more.
const { io } = require("socket.io-client");

const [port, door, seconds, tables, flight] = process.argv.slice(2).map(Number);
const WARM = 1.0;
const here = `http://127.0.0.1:${port}`;
const lobby = `http://127.0.0.1:${door}/games/cards`;
const ready = [];
let times = [];
let inFlight = 0;
let going = false;

async function ask(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${lobby}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Person {
  constructor(match, seat, credentials) {
    Object.assign(this, { match, seat, credentials, state: null, sent: 0, waits: false });
  }

  arrive() {
    return new Promise((seated) => {
      this.socket = io(`${here}/cards`, { transports: ["websocket"], forceNew: true });
      this.socket.on("connect", () => this.socket.emit("sync", this.match, this.seat, this.credentials, 2));
      this.socket.on("sync", (match, info) => {
        this.look(info.state);
        seated();
      });
      this.socket.on("update", (match, state) => this.look(state));
    });
  }

  look(state) {
    if (this.state && state._stateID <= this.state._stateID) return;
    this.state = state;
    if (this.sent) {
      times.push(performance.now() - this.sent);
      this.sent = 0;
      inFlight -= 1;
    }
    if (state.ctx.currentPlayer === this.seat && !this.waits) {
      this.waits = true;
      ready.push(this);
    }
    goOn();
  }

  answer() {
    this.waits = false;
    const { match, seat, credentials, state } = this;
    const card = Math.floor(Math.random() * state.G.players[seat].hand.length);
    const payload = { type: "play", args: [card], playerID: seat, credentials };
    this.sent = performance.now();
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, seat);
  }
}

function goOn() {
  while (going && ready.length && inFlight < flight) {
    inFlight += 1;
    ready.shift().answer();
  }
}

const rest = (time) => new Promise((done) => setTimeout(done, 1000 * time));

async function main() {
  for (let table = 0; table < tables; table++) {
    const { matchID } = await ask("create", { numPlayers: 2 });
    for (const seat of ["0", "1"]) {
      const joined = await ask(`${matchID}/join`, { playerID: seat, playerName: "Somebody" });
      await new Person(matchID, seat, joined.playerCredentials).arrive();
    }
  }
  console.log(JSON.stringify({ tables }));
  going = true;
  goOn();
  await rest(WARM);
  times = [];
  const began = performance.now();
  const used = process.cpuUsage();
  await rest(seconds);
  const took = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(used);
  times.sort((a, b) => a - b);
  const part = (share) => times[Math.floor(times.length * share)];
  console.log(
    JSON.stringify({
      rate: times.length / took,
      p50: part(0.5),
      p99: part(0.99),
      driver: (user + system) / 1e6 / took,
    }),
  );
  process.exit(0);
}

main();
