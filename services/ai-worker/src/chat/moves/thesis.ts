import { comparable } from '@proofround/text/words/prose.js';

import type { Draft } from './draft.js';

const THESIS = 'investment_thesis';
const MAX_RULED_OUT = 20;

const sentenceOf = (clauses: readonly string[]): string => {
  const [first = '', ...others] = clauses;
  return `${[`${first.slice(0, 1).toUpperCase()}${first.slice(1)}`, ...others].join(', ')}.`;
};

/** Remembers what an investor rules out beside other answers (CHAT-33). */
export function rememberRuledOut(draft: Draft, clauses: readonly string[]): void {
  const { state } = draft;
  const known = state.ruledOut.map(comparable);
  const fresh = clauses.filter((clause) => !known.includes(comparable(clause)));
  if (fresh.length === 0) return;
  state.ruledOut = [...state.ruledOut, ...fresh].slice(0, MAX_RULED_OUT);
  draft.notes.push(`For your thesis I keep: ${fresh.join(', ')}.`);
}

/** Adds what was ruled out to the thesis once there is one. Without one, it is the thesis. */
export function completeThesis(draft: Draft): void {
  const { state } = draft;
  const slot = draft.slot(THESIS);
  const thesis = state.known[THESIS];
  const isOpen = thesis === undefined && !state.skipped.includes(THESIS);
  if (!slot || isOpen || state.ruledOut.length === 0) return;
  const written = typeof thesis === 'string' ? thesis : '';
  const words = comparable(written);
  const missing = state.ruledOut.filter((clause) => !words.includes(comparable(clause)));
  state.ruledOut = [];
  if (missing.length === 0) return;
  const joint = written === '' ? '' : /[.!?]\s*$/.test(written) ? `${written} ` : `${written}. `;
  draft.rewrite(slot, `${joint}${sentenceOf(missing)}`);
}
