import { ANYTHING } from './cues.js';
import type { Exception } from './exceptions.js';
import type { MarkedItem } from './marks.js';
import type { Milestone } from './milestones.js';
import type { Refusal } from './refusals.js';
import { isSoft } from './scope.js';
import type { Words } from './words.js';

const TOO_LATE =
  /\b(?:too (?:late|big|large|far along)|zu (?:spat|gross|weit)|trop (?:tard|gros|grande?s?|avance)|demasiado (?:tarde|grandes?)|(?:tarde|grandes?) demais|troppo (?:tardi|grandi?|avanti))\b/;
const isAmount = ({ traction }: Milestone) => traction.kind !== 'stage' && traction.least > 1;
const fromWord = /^(?:from|above|over|ab|desde|partir)$/;

/** "We come in after …", "I invest from the first …" */
const INVESTS_FROM =
  /\b(?:we|i)(?: \p{L}+){0,2} (?:invest|come in|enter|join|step in|write(?: \p{L}+)? (?:cheques?|checks?)|fund|back)(?: \p{L}+){0,3} (?:after|once|when|from)(?: (?:the|their|its|your|a|an|first|is|are|there|have|has|they|you|some|at|least))*$/u;

const WITH = /^(?:with|mit|avec|con|com|met|that|have|having)$/;

/** "Without customers, no meeting." */
const NO =
  /^(?:no|kein|keine|keinen|pas|aucune?|sin|ningun|sem|nenhum|nessun|niente|geen) (?!(?:de )?problem)/;

/** Phrases after a milestone that require it: "… is a must", "… required". */
const DEMANDED =
  /^(?:(?:is|are|ist|sind|est|sont|es|son|e|sao|sono) )?(?:an? (?:absolute )?(?:must|requirement|condition)|mandatory|essential|required|non negotiable|not negotiable|pflicht|ein muss|bedingung|indispensables?|obligatoires?|obligatori[oa]s?|imprescindibles?|indispensave(?:l|is)|first(?: please)?$)/;

/** Whether a milestone is a requirement: by the words before it, at it or after it. */
function isRequired({ item, mode }: MarkedItem, milestone: Milestone, words: Words, next: string): boolean {
  if (mode === 'only' || mode === 'must') return true;
  const [twoBefore = '', before = ''] = [words.normalized[item.at - 2], words.normalized[item.at - 1]];
  const isCounted = (words.raw[item.at] ?? '').includes('+') || fromWord.test(before);
  if (isAmount(milestone) && isCounted) return true;
  if (mode !== 'want') return false;
  // "Companies with revenue" is a requirement unless the sentence states a preference.
  const isDescribed =
    milestone.side === 'having' && WITH.test(before) && ANYTHING.has(twoBefore) && !isSoft(words);
  const isAwaited = INVESTS_FROM.test(words.normalized.slice(0, item.at).join(' ')) && !isSoft(words);
  return isDescribed || isAwaited || DEMANDED.test(next);
}

/** "Without revenue only if there is a patent": a condition that is not understood rules out nobody. */
export const ONLY_IF =
  /(?:^| )(?:only|nur|seulement|uniquement|solo|so|apenas|alleen|tylko|только) ?,? (?:if|when|wenn|falls|si|cuando|se|quando|als|wanneer|jesli|gdy|если|когда) /u;

/** The same after a milestone: "before launch we are only ever interested if the founder has sold one". */
const ONLY_AFTERWARDS =
  /(?:^| )(?:only|nur|seulement|uniquement|solo|apenas|alleen|tylko|только)(?: [\p{L}']+){1,3} ,? ?(?:if|when|wenn|falls|si|cuando|se|quando|als|wanneer|jesli|gdy|если|когда) /u;

/** The refusals of a sentence's requirements: "post-revenue only", "at least $20k a month". */
export function demands(
  marked: readonly MarkedItem[],
  words: Words,
  quote: string,
  exception: Exception | null,
): Refusal[] {
  const text = words.normalized.join(' ');
  const isTooLate = TOO_LATE.test(text);
  return marked.flatMap((mark) => {
    const { item, mode } = mark;
    const { milestone } = item;
    if (!milestone || mode === 'no' || mode === 'condition' || mode === 'ignore') return [];
    const unless = exception && item.at < exception.at ? { unless: exception } : {};
    const ofEarlier: Refusal = { about: [], unmet: [milestone.traction], ceiling: null, ...unless, quote };
    const ofLater: Refusal = { about: [], unmet: [], ceiling: milestone.traction, quote };
    if (isTooLate) return [ofLater];
    const after = words.normalized.slice(item.at + item.length);
    const next = after.filter((word) => word !== ',').join(' ');
    if (milestone.side !== 'lacking') return isRequired(mark, milestone, words, next) ? [ofEarlier] : [];
    if (mode === 'want' && NO.test(next)) return [ofEarlier];
    const isConditional = ONLY_IF.test(text) || ONLY_AFTERWARDS.test(next);
    return mode === 'only' && !isConditional ? [ofLater] : [];
  });
}
