import { ANYTHING } from './cues.js';
import type { Mark } from './items.js';
import type { Milestone } from './milestones.js';
import type { Gate } from './refusals.js';
import { isSoft } from './scope.js';
import type { Words } from './words.js';

const isLate = ({ floor }: Milestone) => floor.kind === 'stage' && floor.least === 'growing';
export const isCeiling = (milestone: Milestone | undefined) =>
  milestone !== undefined && (milestone.side === 'having' || (milestone.side === null && isLate(milestone)));
const TOO_LATE = /\b(?:too late|zu spat|trop tard|demasiado tarde|tarde demais|troppo tardi)\b/;
const isAmount = ({ floor }: Milestone) => floor.kind !== 'stage' && floor.least > 1;
const fromWord = /^(?:from|above|over|ab|desde|partir)$/;

const WITH = /^(?:with|mit|avec|con|com|met|that|have|having)$/;

/** "Without customers, no meeting." */
const NO =
  /^(?:no|kein|keine|keinen|pas|aucune?|sin|ningun|sem|nenhum|nessun|niente|geen) (?!(?:de )?problem)/;

/** Phrases after a milestone that require it: "… is a must", "… required". */
const DEMANDED =
  /^(?:(?:is|are|ist|sind|est|sont|es|son|e|sao|sono) )?(?:an? (?:absolute )?(?:must|requirement|condition)|mandatory|essential|required|non negotiable|not negotiable|pflicht|ein muss|bedingung|indispensables?|obligatoires?|obligatori[oa]s?|imprescindibles?|indispensave(?:l|is)|first(?: please)?$)/;

/** The gates of a sentence's requirements: "post-revenue only", "at least $20k a month". */
export function demands(marked: readonly Mark[], words: Words, quote: string): Gate[] {
  const isTooLate = TOO_LATE.test(words.normalized.join(' '));
  const gates: Gate[] = [];
  for (const { item, mode } of marked) {
    const { milestone } = item;
    if (!milestone || mode === 'no' || mode === 'condition' || mode === 'ignore') continue;
    const { floor, side } = milestone;
    const counted =
      isAmount(milestone) &&
      ((words.raw[item.at] ?? '').includes('+') || fromWord.test(words.normalized[item.at - 1] ?? ''));
    const before = words.normalized[item.at - 2] ?? '';
    const after = words.normalized.slice(item.at + item.words);
    const next = after.filter((word) => word !== ',').join(' ');
    const given = words.normalized[item.at - 1] ?? '';
    // "Companies with revenue" is a requirement unless the sentence states a preference.
    const described =
      mode === 'want' && side === 'having' && WITH.test(given) && ANYTHING.has(before) && !isSoft(words);
    const demanded = mode === 'want' && DEMANDED.test(next);
    if (isTooLate) gates.push({ about: [], lacks: [], past: floor, quote });
    else if (mode === 'want' && side === 'lacking' && NO.test(next))
      gates.push({ about: [], lacks: [floor], past: null, quote });
    else if (mode === 'only' && side === 'lacking') gates.push({ about: [], lacks: [], past: floor, quote });
    else if (side !== 'lacking' && (mode === 'only' || mode === 'must' || counted || described || demanded)) {
      gates.push({ about: [], lacks: [floor], past: null, quote });
    }
  }
  return gates;
}
