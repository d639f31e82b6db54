import { wordSet } from '@proofround/text/word-set.js';

/** The number words of one language: the value of each, and the words that join them. */
interface NumberWords {
  readonly values: ReadonlyMap<string, number>;
  /** Whether number words are written as one: "trehundratolv". */
  readonly compound: boolean;
  readonly joins: ReadonlySet<string>;
}

const SCALES = [100, 1000, 1_000_000];

/** Reads lists of words: those for 1 to 19, for 20 to 90, and for hundred, thousand and million; "/" divides spellings. */
function wordsOf(
  units: string,
  tens: string,
  scales: string,
  { compound = false, joins = '' }: { compound?: boolean; joins?: string } = {},
): NumberWords {
  const spelled = (list: string, valueAt: (at: number) => number): [string, number][] =>
    list
      .split(' ')
      .flatMap((words, at) => words.split('/').map((word): [string, number] => [word, valueAt(at)]));
  const values = new Map([
    ...spelled(units, (at) => at + 1),
    ...spelled(tens, (at) => (at + 2) * 10),
    ...spelled(scales, (at) => SCALES[at] ?? 1),
  ]);
  return { values, compound, joins: wordSet(joins) };
}

/**
 * Languages whose number words the reader of `packages/text` leaves out, because many of them are other words in other
 * languages ("on", "set", "ti"). Only a short answer to a question for a figure is read with them (decision 23).
 */
const LANGUAGES: readonly NumberWords[] = [
  wordsOf(
    'jeden/jedna/jedno dva/dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct',
    'dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát',
    'sto/stě/sta/set tisíc/tisíce milion/miliony/milionů',
    { joins: 'a' },
  ),
  wordsOf(
    'en/ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    'hundra tusen miljon/miljoner',
    { compound: true, joins: 'och' },
  ),
  wordsOf(
    'en/et/én to tre fire fem seks syv/sju otte/åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    'tyve/tjue tredive/tretti fyrre/førti halvtreds/femti tres/seksti halvfjerds/sytti firs/åtti halvfems/nitti',
    'hundrede/hundre tusind/tusen million/millioner',
    { compound: true, joins: 'og' },
  ),
  wordsOf(
    'bir iki üç dört beş altı yedi sekiz dokuz on',
    'yirmi otuz kırk elli altmış yetmiş seksen doksan',
    'yüz bin milyon',
  ),
  wordsOf(
    'egy kettő/két három négy öt hat hét nyolc kilenc tíz/tizen',
    'húsz/huszon harminc negyven ötven hatvan hetven nyolcvan kilencven',
    'száz ezer millió',
    { compound: true },
  ),
  wordsOf(
    'unu/un/o doi/două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece/douăsprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece',
    'douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci',
    'sută/sute mie/mii milion/milioane',
    { joins: 'și de' },
  ),
  wordsOf(
    'واحد/واحدة اثنان/اثنين/اثنا/اثني ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثماني/ثمان تسعة/تسع عشرة/عشر',
    'عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين',
    'مئة/مائة/مائه/مية ألف/آلاف/الف مليون/ملايين',
    { compound: true },
  ),
  wordsOf(
    '하나/한 둘/두 셋/세 넷/네 다섯 여섯 일곱 여덟 아홉 열',
    '스물/스무 서른 마흔 쉰 예순 일흔 여든 아흔',
    '백 천 백만',
    { compound: true },
  ),
  wordsOf('일 이 삼 사 오 육 칠 팔 구 십', '이십 삼십 사십 오십 육십 칠십 팔십 구십', '백 천 백만', {
    compound: true,
  }),
];

/** Numerals of these languages that are common words of others, so that they need a second numeral beside them. */
const COMMON: ReadonlySet<string> = wordSet(
  'on to en et bin a o un sex ti hat pet set sto tres de one two no 이 사 구 한 두 세 네 일',
);

/** Divides a compound into its number words, the longest first; null if anything else is in it. */
function partsOf(word: string, { values, compound, joins }: NumberWords): readonly number[] | null {
  const whole = values.get(word) ?? values.get(word.replace(/^و/u, ''));
  if (whole !== undefined) return [whole];
  if (!compound) return null;
  const known = [...values.keys(), ...joins].sort((a, b) => b.length - a.length);
  const found: number[] = [];
  let rest = word.replace(/^و/u, '');
  while (rest !== '') {
    const next = known.find((candidate) => rest.startsWith(candidate));
    if (next === undefined) return null;
    const value = values.get(next);
    if (value !== undefined) found.push(value);
    rest = rest.slice(next.length);
  }
  return found;
}

/** The sum of number words in order: 3, 100, 12 makes 312. */
function valueOf(parts: readonly number[]): number {
  let total = 0;
  let group = 0;
  for (const part of parts) {
    if (part === 100) group = Math.max(1, group) * 100;
    else if (part >= 1000) {
      total += Math.max(1, group) * part;
      group = 0;
    } else group += part;
  }
  return total + group;
}

interface Written {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** The first number that a text writes in words of one language, with its position; null without any. */
function numberIn(text: string, language: NumberWords): Written | null {
  const parts: number[] = [];
  let start = -1;
  let end = -1;
  let last = '';
  for (const { 0: written, index } of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)) {
    const found = partsOf(written, language);
    if (found) {
      parts.push(...found);
      if (start < 0) start = index;
      end = index + written.length;
      last = written;
    } else if (start >= 0 && !language.joins.has(written)) break;
  }
  if (parts.length === 0 || (parts.length === 1 && COMMON.has(last))) return null;
  return { value: valueOf(parts), start, end };
}

/** The text with its first number in words as digits, in languages that the shared reader does not know. */
export function withDigitsForWords(text: string): string {
  const found = LANGUAGES.flatMap((language) => numberIn(text, language) ?? []);
  const [longest] = found.sort((a, b) => b.end - b.start - (a.end - a.start));
  return longest ? `${text.slice(0, longest.start)}${longest.value}${text.slice(longest.end)}` : text;
}
