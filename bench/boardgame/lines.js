'use strict';

const readline = require('node:readline');

// Commands come in as lines of JSON, `{"do": NAME, …}`; each is done when the one before it is, and
// answered by one line. When whoever gives them goes away, so do we: nothing outlives the
// measurement, however that ends.
exports.obey = (commands) => {
  const lines = readline.createInterface({ input: process.stdin });
  let last = Promise.resolve();
  lines.on('line', (line) => {
    const { do: name, ...wishes } = JSON.parse(line);
    last = last.then(() => commands[name](wishes)).then(exports.say);
  });
  lines.on('close', () => process.exit(0));
};

exports.say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

process.on('unhandledRejection', (reason) => {
  console.error(reason);
  process.exit(1);
});
