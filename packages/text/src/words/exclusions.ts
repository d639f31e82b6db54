import { remembered } from './remembered.js';

interface Span {
  readonly start: number;
  readonly end: number;
}

const alternatives = (...phrases: string[]): string =>
  String.raw`(?<![\p{L}\p{N}'’-])(?:${phrases.join('|')})(?![\p{L}\p{N}'’-])`;

/** Exclude what follows, and all of a list: "except Russia and Belarus". */
const EXCEPT = alternatives(
  'except(?: for| in)?|excepting|excluding|excl\\.?|but not|but no|other than|apart from|aside from|with the exception of|save for|minus',
  '(?<=(?:any\\w*|every\\w*|all(?: \\p{L}+)?|todo|todos|tout|tous|alles|alle|tutto|tudo)\\s)but',
  '(?:stay(?:ing)?|keep(?:ing)?|steer(?:ing)?|shy(?:ing)?) (?:away|clear|out)(?: from| of)?|avoid(?:s|ing)?|skip(?:ping)?|pass on|rule out|hate|dislike|fed up with|hands off|no interest in',
  "(?:do|does|did|would|will|am|are|is|have|has)(?:n['’]?t| not) (?:\\p{L}+ly )?(?:do|invest(?:ing|ed)?|touch|like|fund|back|want|go|look(?:ing)?|believe|consider|understand|interested|into|cover|care for)(?: (?:in|into|for|near|at|on))?",
  'never (?:\\p{L}+ )?(?:do|invest|touch|fund|back|go|again)(?: (?:in|into|for))?',
  'außer|ausser|bis auf|abgesehen von|mit ausnahme von|meiden?|excepto|salvo|menos|a excepción de|sauf|hormis|excepté|exceto|com exceção de|tranne|eccetto',
);
/** Exclude what follows, up to the next comma unless the list goes on with "or": "no crypto or gaming". */
const NO = alternatives(
  'not|no|never|neither|nor|nothing(?: (?:in|to do with|from|around|about))?|without|outside(?: of)?|non|zero',
  'kein(?:e[nrs]?)?|nicht|nie|niemals|nichts(?: (?:mit|in|aus|mit))?|ohne|weder|noch(?= \\p{Lu})|außerhalb',
  'nunca|jamás|nada(?: (?:de|con|en))?|sin|ni|tampoco|fuera de',
  "pas(?: de| d['’])?|jamais|aucun(?:e)?|rien(?: (?:dans|en|de))?|sans|hors(?: de)?",
  'não|nenhum(?:a)?|sem|nem|fora (?:de|do|da)',
  'mai|nessun[oa]?|niente|senza|né|fuori (?:da|dal)',
);
const CUE = new RegExp(`(?<except>${EXCEPT})|(?<no>${NO})`, 'giu');

/** After a negation these exclude nothing: "not sure", "no preference", "nothing but fintech". */
const HARMLESS =
  /^\s*(?:only|just|sure|certain|limited|really|necessarily|yet|exclusively|picky|fussy|too picky|afraid|that|more than|less than|fewer than|matter|problem|(?:\p{L}+ )?preferences?|particular|specific|special|fixed|focus|idea yet|thesis|experts?|nur|sicher|solo|solamente|seulement|sólo|apenas|(?:anything |anywhere |invest(?:ing)? |in )*(?:outside(?: of)?|but|except|other than|besides|außer|sauf|salvo|tranne))(?![\p{L}])/iu;
/** Ends what is excluded. */
const ENDS = new RegExp(
  String.raw`[.;!?\n()]|\s[–—-]\s|${alternatives(
    'but|only|mostly|mainly|rather|instead|preferably|yes|though|however|while|because|since|unless|if|please|thanks?',
    'aber|sondern|nur|lieber|pero|sino|solo|sólo|mais|seulement|plutôt|mas|só|ma|bensì',
  )}|\s(?:and|y|und|et|e)\s(?:(?:i|we|yes|then|prefer|love|like|want)\b)`,
  'iu',
);
const OR = /^\s*(?:or|nor|oder|noch|o|ou|ni|nem|né)\s|\s(?:or|nor|oder|o|ou|ni)\s/iu;
const AND = /^\s*(?:and|und|y|et|e|&)\s|\s(?:and|und|y|et|e|&)\s/iu;
/** A longer part of a list is a clause of its own. */
const MAX_PART = 4;
const lengthOf = (part: string): number => part.trim().split(/\s+/).length;

/** The end of an exclusion that starts at `from`: the end of its clause, or of its list. */
function endOf(text: string, from: number, isList: boolean): number {
  const ended = ENDS.exec(text.slice(from));
  const clause = text.slice(from, ended ? from + ended.index : text.length);
  const parts = [...clause.matchAll(/[^,]*(?:,|$)/g)].filter(({ 0: part }) => part !== '');
  let last = 0;
  for (const [at, { 0: part }] of parts.entries()) {
    if (at === 0) continue;
    if (lengthOf(part) > MAX_PART || new RegExp(CUE, 'iu').test(part)) break;
    if (OR.test(part) || (isList && AND.test(part))) last = at;
  }
  const until = parts[last];
  return from + (until ? until.index + until[0].replace(/,$/, '').length : 0);
}

/**
 * Exclude what precedes, from the start of its clause: "crypto no", "gaming is out", "the US we avoid". The
 * lookbehind reads few blanks, so a long run of them takes linear time.
 */
const BEHIND = new RegExp(
  String.raw`(?<=[\p{L}\p{N}]\s{0,2}(?:[:,]\s{0,2})?)(?:${alternatives('no', 'not', 'never', 'nein', 'nicht', 'nie', 'non', 'não', 'nunca', 'jamais')}(?=\s*(?:[.,;!?)]|$|thanks|thank|gracias|merci|danke|please|for (?:me|us)|at all|mehr))|${alternatives(
    '(?:is|are)(?: (?:both|all))? (?:out|excluded|off|no-?go|a no|not for (?:me|us)|not (?:my|our) thing|nothing for|too \\p{L}+)',
    "(?:i|we) (?:don['’]?t(?: do)?|do not|avoid|never|skip|leave|hate)",
    "excluded|need not apply|mag ich nicht|machen wir nicht|interessiert mich nicht|no me interesan?|ne m['’]intéressent? pas",
  )}(?=[^,.;!?]{0,20}(?:[.,;!?)]|$)))`,
  'giu',
);

/** "De lo otro no entiendo", "en Argentina no invertimos" */
const BEHIND_ABROAD =
  /(?<=(?:^|[,.;!?]\s*)(?:de|en|em|con|com|di)\s[^,.;!?]{1,40}\s)(?:no|não|non)\s(?:(?:me|mi|lo|la)\s)?\p{L}+(?=\s*(?:[.,;!?)]|$))/giu;

/** "Never just an idea" excludes bare ideas, but "not just fintech" excludes nothing. */
const NEVER = /^(?:never|nunca|nie|niemals|jamais|mai)$/iu;
const JUST = /^\s*(?:only|just|solo|sólo|nur|seulement|só)(?!\p{L})/iu;

/** The start of the clause that ends before a position. */
const clauseStart = (text: string, position: number): number => {
  const before = text.slice(0, position).replace(/[\s:,]+$/, '');
  return Math.max(...['.', ';', '!', '?', '\n', ',', '('].map((sign) => before.lastIndexOf(sign))) + 1;
};

/** Adds a span in place of those that it overlaps. */
const withSpan = (spans: readonly Span[], added: Span): Span[] => [
  ...spans.filter(({ start, end }) => end <= added.start || start >= added.end),
  added,
];

function excludedIn(text: string): readonly Span[] {
  let spans: Span[] = [];
  let readUpTo = 0;
  for (const { 0: cue, index, groups } of text.matchAll(CUE)) {
    if (index < readUpTo) continue;
    const just = NEVER.test(cue) ? JUST.exec(text.slice(index + cue.length)) : null;
    const from = index + cue.length + (just?.[0].length ?? 0);
    const harmless = just ? null : HARMLESS.exec(text.slice(from));
    const end = harmless ? from + harmless[0].length : endOf(text, from, groups?.['except'] !== undefined);
    if (!harmless && end > from) spans.push({ start: index, end });
    readUpTo = end;
  }
  for (const { 0: sign, index } of [...text.matchAll(BEHIND), ...text.matchAll(BEHIND_ABROAD)]) {
    spans = withSpan(spans, { start: clauseStart(text, index), end: index + sign.length });
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** The parts of a text that name what its writer excludes: "no gaming", "except the UK", "crypto: no". */
const exclusionsIn = remembered(excludedIn);

/** Whether the words at a position are excluded by the rest of the text. */
export const isExcluded = (text: string, { start, end }: Span): boolean =>
  exclusionsIn(text).some((span) => start < span.end && span.start < end);

/** The text without what its writer excludes. */
export const withoutExclusions = (text: string): string =>
  exclusionsIn(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}, ${rest.slice(end)}`,
    text,
  );

/** Whether the writer of a text excludes anything. */
export const hasExclusions = (text: string): boolean => exclusionsIn(text).length > 0;
