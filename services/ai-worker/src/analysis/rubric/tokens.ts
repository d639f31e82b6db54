import type { Language } from './language.js';

/** Capitalised words that are no names: roles and the like. */
const TITLES =
  /^(?:I|Sales|Marketing|Head|Chief|Engineer|Engineering|Officer|Director|Manager|Product|Operations|Founder|President|Doctor|Developer|Designer|Research|Finance|Technology)$/;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
const isNameLike = (token: string) =>
  (/^\p{Lu}[\p{Ll}\p{M}'’]/u.test(token) || /-\p{Lu}\p{Ll}/u.test(token) || /^\p{Lu}'\p{Lu}/u.test(token)) &&
  !TITLES.test(token);

/**
 * Puts a blank in place of names, so that a name can neither earn nor cost anything: capitalised
 * words inside a sentence, and at its start when another follows. German writes every noun so;
 * there only two in a row at the start count as a name. A text all in capitals has none to tell.
 */
export function maskNames(sentence: string, language: Language): string {
  const tokens = [...sentence.matchAll(WORDS)];
  const capitals = tokens.filter(([token]) => isNameLike(token)).length;
  const telling = language !== 'German' && capitals * 2 <= Math.max(4, tokens.length);
  let result = '';
  let from = 0;
  tokens.forEach((match, place) => {
    const [token] = match;
    const next = tokens[place + 1]?.[0];
    const name =
      telling &&
      isNameLike(token) &&
      (place > 0 || (next !== undefined && isNameLike(next)) || sentence[match.index + token.length] === ':');
    result += sentence.slice(from, match.index) + (name ? 'xx' : token);
    from = match.index + token.length;
  });
  return (result + sentence.slice(from)).replaceAll(/xx(?:[ '’-]+xx)+/g, 'xx');
}

const NUMBER_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|dozen|hundred|thousand|half|third|thirds|' +
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|media|mitad|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|' +
  'deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|moitie|dois|duas|quatro|sete|oito|nove|dez|doze|metade';
const UNIT = String.raw`\s?(?:%|percent|per cent|por ciento|prozent|pour cent|k\b|m\b|bn\b|million\w*|billion\w*|milli\w+|mio\b|mil\b|thousand|hundred)`;
const FIGURE = new RegExp(
  String.raw`(?<![a-z0-9.,])(?:~?[$€£¥]\s?)?\d(?:[\d.,]*\d)?(?:${UNIT})?(?:\s+[a-z]{2,})?|(?<![a-z-])(?:${NUMBER_WORDS})(?![a-z])`,
  'g',
);
const YEAR = /^(?:19|20)\d\d(?!\s?(?:%|k\b|m\b))/;
/** Emphasis in the shape of a figure. */
const EMPHASIS = /^(?:100|110|200|1000|24|360|1)\s?(?:%|percent|$|\/)/;

/** The distinct figures of a sentence; years and mere emphasis are none. */
export function figuresIn(text: string): string[] {
  const found = [...text.matchAll(FIGURE)].map(([figure]) => figure.trim());
  return [...new Set(found)].filter((figure) => !YEAR.test(figure) && !EMPHASIS.test(figure));
}

const MONEY =
  /([$€£]?)\s?(\d+(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)\s?(k\b|m\b|mio\b|mil\b|million\w*|millon\w*|milhoes|thousand|bn\b|billion\w*)?/g;
const SCALE: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|mil)$/, 1e3],
  [/^(?:m|mio|milli|million\w*|millon\w*|milhoes)$/, 1e6],
  [/^(?:bn|billion\w*)$/, 1e9],
];

/** A number as people write it: "1,200", "1.200", "2.5m", "40k". */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(MONEY)].map(([, , digits = '', scale = '']) => {
    const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
    const value = Number(grouped ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'));
    return value * (SCALE.find(([pattern]) => pattern.test(scale))?.[1] ?? 1);
  });
}
