'use strict';

// The least game that four can play in turn: whoever's turn it is lays a number on the heap. Full,
// the heap is cleared, so that a state is as large in the thousandth turn as in the first.
const HEAP = 4;

exports.SEATS = 4;

exports.Heap = {
  name: 'heap',
  minPlayers: exports.SEATS,
  maxPlayers: exports.SEATS,
  disableUndo: true,
  setup: () => ({ heap: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      // The server alone plays the move: a client that ran ahead of it would seem to have the new
      // state before it was told, and would cost the load the core it is short of.
      client: false,
      move: ({ G }, number) => {
        if (G.heap.length === HEAP) G.heap = [];
        G.heap.push(number);
      },
    },
  },
};
