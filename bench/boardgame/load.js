'use strict';

// Players for server.js: boardgame.io's own clients over its own transport, all in one process and
// so on one clock.
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Heap, SEATS } = require('./game');
const { obey } = require('./lines');

const PATIENCE = 20_000; // milliseconds for whatever should take far less
const [tablePort, lobbyPort] = process.argv.slice(2);
const lobby = new LobbyClient({ server: `http://127.0.0.1:${lobbyPort}` });
const multiplayer = SocketIO({
  server: `http://127.0.0.1:${tablePort}`,
  socketOpts: { transports: ['websocket'], forceNew: true },
});
const created = [];
const live = [];
let play = null; // what is being measured: told of every turn and of every move all four have

/** One match and the four clients who play it. */
class Match {
  constructor(id) {
    this.id = id;
    this.clients = [];
    this.has = Array(SEATS).fill(-1); // the newest state of each seat
    this.underWay = new Map(); // moves by the state they lead to: when sent, how many have it
    this.turn = null;
  }

  async seat(seat) {
    const playerID = String(seat);
    const guest = { playerID, playerName: playerID };
    const { playerCredentials: credentials } = await lobby.joinMatch(Heap.name, this.id, guest);
    const place = { matchID: this.id, playerID, credentials };
    const client = Client({ game: Heap, numPlayers: SEATS, multiplayer, debug: false, ...place });
    client.subscribe((state) => state && this.told(seat, state));
    client.start();
    this.clients[seat] = client;
  }

  told(seat, { _stateID: id, ctx }) {
    if (id <= this.has[seat]) return; // news of connections brings the old state again
    this.has[seat] = id;
    const move = this.underWay.get(id);
    if (move && ++move.told === SEATS) {
      this.underWay.delete(id);
      play?.done(performance.now(), move.sent);
    }
    if (ctx.currentPlayer !== String(seat)) return;
    this.turn = seat;
    play?.turn(this);
  }

  // Every move leads to the next state: one that did not would be waited for in vain.
  move() {
    const seat = this.turn;
    const next = this.has[seat] + 1;
    this.turn = null;
    this.underWay.set(next, { sent: performance.now(), told: 0 });
    this.clients[seat].moves.lay(next);
  }

  sound() {
    const heaps = this.clients.map((client) => JSON.stringify(client.getState().G));
    return new Set(heaps).size === 1 && this.has.every((id) => id === this.has[0]);
  }
}

/** Counts what is done from a moment on, window by window. */
class Tally {
  constructor(from, seconds, windows) {
    this.from = from;
    this.span = (1000 * seconds) / windows;
    this.windows = Array(windows).fill(0);
    this.delays = [];
    this.all = 0;
  }

  add(now, sent) {
    this.all += 1;
    const window = Math.floor((now - this.from) / this.span);
    if (window >= this.windows.length) return; // it was under way when time was up
    this.windows[window] += 1;
    this.delays.push(now - sent);
  }

  result() {
    const sorted = Float64Array.from(this.delays).sort();
    const at = (share) => sorted[Math.floor(share * sorted.length)] ?? 0;
    const paces = this.windows.map((count) => (1000 * count) / this.span);
    return { moves: this.all, paces, p50: at(0.5), p99: at(0.99) };
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const until = async (what, ready) => {
  const limit = performance.now() + PATIENCE;
  while (!ready()) {
    if (performance.now() > limit) throw new Error(`waited in vain until ${what}`);
    await pause(5);
  }
};

// At a fixed rate, a move is due every so often whether the last one has arrived or not; it is made
// in the match that has waited longest. What finds no match waiting is made up for later.
const keepPace = (rate, waiting) => {
  const begun = performance.now();
  let made = 0;
  return setInterval(() => {
    const due = ((performance.now() - begun) * rate) / 1000;
    for (; made < due && waiting.length > 0; made += 1) waiting.shift().move();
  }, 1);
};

const measure = async ({ seconds, windows, rate }) => {
  const tally = new Tally(performance.now(), seconds, windows);
  const waiting = [];
  const turn = rate === null ? (match) => match.move() : (match) => waiting.push(match);
  const worked = process.cpuUsage();
  play = { turn, done: (now, sent) => tally.add(now, sent) };
  live.forEach(turn);
  const pace = rate === null ? undefined : keepPace(rate, waiting);
  await pause(1000 * seconds);
  const { user, system } = process.cpuUsage(worked);
  clearInterval(pace);
  play.turn = () => {};
  await until('every move has reached everybody', () => live.every((m) => m.underWay.size === 0));
  play = null;
  if (!live.every((match) => match.sound())) throw new Error('clients of one match disagree');
  return { ...tally.result(), worked: (user + system) / 1e6 };
};

const create = async ({ matches }) => {
  for (let n = 0; n < matches; n += 1) {
    const { matchID } = await lobby.createMatch(Heap.name, { numPlayers: SEATS });
    created.push(matchID);
  }
  return { matches: created.length };
};

const seat = async ({ matches }) => {
  for (const id of created.slice(0, matches)) {
    const match = new Match(id);
    live.push(match);
    for (let n = 0; n < SEATS; n += 1) await match.seat(n);
  }
  await until('everybody is seated', () => live.every(({ has }) => has.every((id) => id >= 0)));
  return { matches: live.length };
};

obey({ create, seat, measure });
