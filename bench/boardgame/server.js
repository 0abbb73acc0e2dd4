'use strict';

// boardgame.io's server as it comes, with its matches in memory, on free ports of the loopback.
const { Server } = require('boardgame.io/server');
const { version } = require('boardgame.io/package.json');
const { Heap } = require('./game');
const { obey, say } = require('./lines');

const LOOPBACK = { host: '127.0.0.1', port: 0 };

const seconds = ({ user, system }) => (user + system) / 1e6;

// Rubbish is no match's memory: it is swept out first, so that two readings can be compared. That
// work is ours and not counted as the server's.
let swept = 0;
const reading = () => {
  const begun = process.cpuUsage();
  global.gc();
  swept += seconds(process.cpuUsage(begun));
  return { resident: process.memoryUsage.rss(), worked: seconds(process.cpuUsage()) - swept };
};

const open = async () => {
  const server = Server({ games: [Heap], origins: [] });
  // Its `run` knows ports and no addresses, but hands both on to Node unread. The lobby needs a
  // port of its own: koa-compose 4.2 copies the handlers before boardgame.io has added the lobby.
  const { appServer, apiServer } = await server.run({
    port: LOOPBACK,
    lobbyConfig: { apiPort: LOOPBACK },
  });
  obey({ read: reading });
  const [table, lobby] = [appServer, apiServer].map((each) => each.address().port);
  say({ table, lobby, node: process.versions.node, boardgame: version });
};

open();
