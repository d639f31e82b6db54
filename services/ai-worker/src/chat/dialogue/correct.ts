import { bareCorrection } from '../facts/bare-corrections.js';
import { leadingAnswer } from '../reading/intents.js';
import { findAmounts } from '../../text/money.js';
import { sectorCalled, sectorsNamed } from '../reading/sectors.js';
import { stageNamed } from '../reading/stages.js';
import { mend } from '../reading/text.js';
import { value, type Slot } from '../slots/slot.js';
import type { Draft } from './draft.js';

/** "I meant 40k, not 4k", "no, 3,000", "sorry, HealthTech": finds the slot that is meant. */
export function correctBarely(message: string, draft: Draft): boolean {
  const asked = draft.asked;
  const { known, recent, phase } = draft.state;
  const lead = leadingAnswer(message);
  const correction =
    bareCorrection(message) ?? (lead?.says === 'no' ? { now: lead.rest, before: null } : null);
  if (!correction) return phase !== 'interview' && correctByName(message, draft);
  const { now, before } = correction;
  if (before !== null) {
    const was = findAmounts(mend(before))[0]?.value;
    for (const slot of draft.slots) {
      const current = known[slot.name];
      if (typeof current === 'number' && was === current) return replaceWith(slot, now, draft);
      if (typeof current === 'string' && current.toLowerCase().includes(before.toLowerCase())) {
        if (current.length === before.length) return replaceWith(slot, now, draft);
        const at = current.toLowerCase().indexOf(before.toLowerCase());
        draft.take(slot, value(`${current.slice(0, at)}${now}${current.slice(at + before.length)}`), {
          replace: true,
        });
        return true;
      }
    }
    // What it is said not to be was never put down: no correction.
    return false;
  }
  if (
    asked &&
    !asked.text &&
    phase === 'interview' &&
    asked.read(mend(now), draft.context).kind === 'value' &&
    asked.name !== 'location'
  ) {
    // "actually launched", when the stage was asked for, is the answer
    const fits = asked.name !== 'sector' || sectorsNamed(now).length > 0;
    if (fits && typeof known[asked.name] === 'undefined' && !/\d/.test(now)) return false;
  }
  if (correctByName(now, draft)) return true;
  const numeric = findAmounts(mend(now)).some(({ weak }) => !weak);
  const candidates = recent
    .map((name) => draft.slot(name))
    .filter((slot) => slot !== null)
    .filter((slot) =>
      numeric ? typeof known[slot.name] === 'number' : typeof known[slot.name] === 'string',
    );
  const [only, ...more] = candidates;
  if (!only || (asked?.text && !numeric && !bareCorrection(message))) return false;
  if (more.length > 0) {
    if (!numeric) return false;
    draft.hints.push(`Which one do you mean: the ${candidates.map(({ label }) => label).join(' or the ')}?`);
    return true;
  }
  return replaceWith(only, now, draft);
}

function replaceWith(slot: Slot, text: string, draft: Draft): boolean {
  const given = slot.read(text, draft.context);
  if (given.kind === 'unclear') return false;
  draft.take(slot, given, { replace: true });
  return true;
}

/** A stage or a sector by its name alone, where nothing else was asked for. */
function correctByName(text: string, draft: Draft): boolean {
  if (draft.state.profile !== 'startup' || draft.state.phase === 'interview') return false;
  const bare = mend(text).replace(/[.!\s]+$/, '');
  const stage = stageNamed(bare);
  const stageSlot = draft.slot('stage');
  if (stage && stageSlot) {
    draft.take(stageSlot, value(stage), { replace: true });
    return true;
  }
  const sector = sectorCalled(bare);
  const sectorSlot = draft.slot('sector');
  if (sector !== null && sectorSlot) {
    draft.take(sectorSlot, value(sector), { replace: true });
    return true;
  }
  return false;
}
