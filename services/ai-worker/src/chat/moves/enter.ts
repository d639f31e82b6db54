import type { Draft } from './draft.js';
import type { Move } from './move.js';

export function recordMove(move: Move, { state, missing }: Draft): void {
  switch (move.kind) {
    case 'ask':
    case 'confirm':
    case 'reopen':
      if (state.asking !== move.slot) state.attempts = 0;
      state.asking = move.slot;
      state.together = [];
      if (state.trail.at(-1) !== move.slot) state.trail = [...state.trail, move.slot].slice(-40);
      return;
    case 'summarise':
      state.phase = 'review';
      state.asking = null;
      state.attempts = 0;
      return;
    case 'complete':
      state.phase = 'complete';
      state.asking = null;
      state.doubts = [];
      return;
    case 'stay':
      state.asking = null;
      return;
    case 'stuck':
      state.asking = missing[0]?.name ?? null;
  }
}
