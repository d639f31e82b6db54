import type { Statement } from '../../claims/statement.js';

/** Words for the startup itself and its product. */
const OWN =
  /\b(?:we|us|our|ours|i|my|mine|it|its|this|wir|uns|unser\w*|nosotros|nuestr\w+|nous|notre|noi|nostr\w+|nos|nosso|nossa)\b/;
const CHARGES = /\b(?:takes?|charges?|costs?|asks?|wants?|bills?)\b/;
const COMPARES =
  /\b(?:unlike|instead|than|cheaper|faster|competitors?|rivals?|alternatives?|others?|nobody else|existing|compared)\b/;

/** Whether a sentence says only what somebody else charges. That is no advantage. */
export const isPriceOfOthers = (statement: Statement): boolean =>
  statement.field === 'competitive_advantage' &&
  (statement.isOnlyAboutOthers || statement.is('price')) &&
  CHARGES.test(statement.text) &&
  !OWN.test(statement.text) &&
  !statement.is('edge') &&
  !statement.is('outcome');

const OF_USE = ['users', 'revenue', 'retention', 'growth', 'price'];
const OF_SOLUTION = ['solution', 'mechanism', 'outcome', 'product_state'];

/** Whether a sentence says only who uses the product or pays for it. That tells nothing of how it works. */
export const isOnlyUse = (statement: Statement): boolean =>
  OF_USE.some((kind) => statement.is(kind)) && !OF_SOLUTION.some((kind) => statement.leans(kind));

/** Begins with others, in the plural and at a place: "Farms in Nubaria deliver after 30 hours". */
const OTHERS_AT_A_PLACE =
  /^(?:The |Most |Many |Other |Local |Big )?(?:[\p{L}'-]+ ){0,2}[\p{L}'-]{2,}s (?:in|from|of|around|near|outside) (?:the )?\p{Lu}/u;

/** Whether a sentence about the advantage gives a figure of others at some place, without a word for the startup. */
const isFigureOfOthers = (statement: Statement): boolean =>
  statement.field === 'competitive_advantage' &&
  !statement.isPlanned &&
  !OWN.test(statement.text) &&
  !['edge', 'outcome', 'approval', 'users', 'revenue'].some((kind) => statement.is(kind)) &&
  statement.quantities.some(({ kind, owner }) => owner !== 'startup' && kind !== 'count') &&
  OTHERS_AT_A_PLACE.test(statement.quote);

/** Whether a sentence speaks of a rival or of what customers do instead. */
export const speaksOfAlternatives = (statement: Statement): boolean =>
  statement.leans('alternatives') ||
  statement.isOnlyAboutOthers ||
  isPriceOfOthers(statement) ||
  isFigureOfOthers(statement) ||
  COMPARES.test(statement.text);

/**
 * How clearly a sentence speaks of a subject: the highest confidence of its kinds, and more in the subject's own
 * field.
 */
export const speaksOf =
  (field: Statement['field'], ...kinds: readonly string[]) =>
  (statement: Statement): number =>
    (statement.field === field ? 0.5 : 0) +
    Math.max(0, ...kinds.map((kind) => statement.confidence(`kind:${kind}`)));
