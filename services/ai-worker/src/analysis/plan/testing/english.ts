/** Patterns of language and content mistakes in tasks. */

const SLIPS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an empty slot', /undefined|null|NaN|\[object|Infinity|\$\{|\{\{|“”|“\s*…”|\(\)/],
  ['two blanks', / {2}|\n|\t| [,.;:?!]| ”|“ /],
  ['a doubled word', /\b(\p{L}+)\s+\1\b/iu],
  ['a doubled sign', /[,;:]{2}|\.\.|,\.|\?\./],
  ['"a" before a vowel', /\ba (?:[aeio]\w*|u(?!s(?:er|e\b|ual)|ni[tvqo]|til)\w+|hour\b|honest)\b/i],
  ['"an" before a consonant', /\ban (?:[bcdfgjklmnpqrstvwxyz]|h(?!our|onest|eir)|user|unit|use\b|one\b)/i],
  [
    '"a" before a plural',
    /\b(?:a|an|each|every|one) (?:customers|users|clinics|homes|people|shops|farmers|firms|schools)\b/i,
  ],
  [
    'a number before a singular',
    /\b(?:two|three|four|five|ten|20|30|these|those|several) (?:customer|user|clinic|farmer|shop|firm|school|home|person|parent)\b(?! \w+s\b)/i,
  ],
  ['one before a plural verb', /(?<!\.)\b1 (?:users|months|points|conversations)\b/],
  ['an article before "your"', /\b(?:the|a|an|some) your\b/i],
  ['the sentence of old', /three every|every home you|every \w+ you have spoken/i],
  ['a small letter at the start', /^[a-z]/],
  ['a broken surrogate or placeholder', /�|\bTODO\b|\bxxx\b/i],
];

/** The text with the founder's quotes replaced. */
const ownWords = (text: string) => text.replaceAll(/“[^”]*”/g, '“X”');

/** The mistakes in a title and its description. */
export function slipsIn(title: string, description: string): string[] {
  const texts = [title, ...ownWords(description).split(/(?<=[.?!]) (?=\p{Lu})/u)].map(ownWords);
  const found = SLIPS.flatMap(([what, pattern]) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${what}: ${text}`),
  );
  const titles = /possible customers|\b(?:proves|of|show|use|uses|sell) it\b/i.test(title)
    ? [`a title that leaves open whom or what it means: ${title}`]
    : [];
  const lengths = [
    ...(title.length > 90 || title.length < 15 ? [`a title of ${title.length}: ${title}`] : []),
    ...(description.length < 60 || description.length > 640
      ? [`a description of ${description.length}: ${description}`]
      : []),
  ];
  const ends = [
    ...(/[.?!]$/.test(description) ? [] : [`no full stop: ${description}`]),
    ...(/[.,;:!…]$/.test(title) ? [`a stop behind the title: ${title}`] : []),
    ...((description.match(/“/g) ?? []).length === (description.match(/”/g) ?? []).length
      ? []
      : [`open quotes: ${description}`]),
    ...(/“[^”]*\p{L}{2}[^”]*”/u.test(description) || !description.includes('“')
      ? []
      : [`a quote without text: ${description}`]),
  ];
  return [...found, ...titles, ...lengths, ...ends];
}
