import type { NumberFound } from './number-found.js';

/** Numbers in Chinese, Japanese and Korean texts: 三百二十人, 45万円, 2천만원. These texts have no spaces. */

const DIGIT_SIGNS: ReadonlyMap<string, number> = new Map([
  ...Array.from('〇一二三四五六七八九').map((sign, value): [string, number] => [sign, value]),
  ['零', 0],
  ['两', 2],
  ['兩', 2],
]);
/** Signs that multiply the digit before them inside a group of four places. */
const SMALL_SCALES: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
  ['백', 100],
  ['천', 1000],
]);
/** Signs that multiply the whole group before them. */
const LARGE_SCALES: ReadonlyMap<string, number> = new Map([
  ['万', 1e4],
  ['萬', 1e4],
  ['만', 1e4],
  ['億', 1e8],
  ['亿', 1e8],
  ['억', 1e8],
]);

/** Asian letters, one of which stands beside such a number. */
const ASIAN = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
const NUMBER = new RegExp(
  String.raw`(?:[〇零一二三四五六七八九两兩十百千万萬億亿]+|(?<![\p{N}.,])(?:\d[\d,]*(?:\.\d+)?[十百千万萬億亿백천만억]*)+(?=[${ASIAN}]))`,
  'gu',
);
/** Follows a date or a time and not a quantity. */
const CALENDAR = /^\s*(?:年(?!商|収|売)|月(?!額|収|商)|日|時|时|点|分|週|周|歳|岁|代|目|号|년|월|일|시|세)/u;
/** A sign alone is a number only before a word that counts: 三人, but not 一番. */
const COUNTER =
  /^\s*(?:人|名|社|軒|件|個|个|家|台|本|店|户|戸|世帯|位|円|元|块|圆|ドル|美元|명|곳|개|원|달러)/u;

/** The value of the signs, group by group: 2 × 100 + 5 × 10, times 10,000. */
function valueOf(written: string): number {
  let total = 0;
  let group = 0;
  let digit: number | null = null;
  for (const [sign] of written.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?|./gu)) {
    const small = SMALL_SCALES.get(sign);
    const large = LARGE_SCALES.get(sign);
    if (small !== undefined) {
      group += (digit ?? 1) * small;
      digit = null;
    } else if (large !== undefined) {
      total += (group + (digit ?? 0) || 1) * large;
      group = 0;
      digit = null;
    } else digit = (digit ?? 0) * (DIGIT_SIGNS.has(sign) ? 10 : 1) + (DIGIT_SIGNS.get(sign) ?? Number(sign));
  }
  return Number((total + group + (digit ?? 0)).toPrecision(15));
}

const isScale = (sign: string): boolean => SMALL_SCALES.has(sign) || LARGE_SCALES.has(sign);

/** The numbers of a text in Chinese, Japanese or Korean; none in any other text. */
export function cjkNumbers(text: string): NumberFound[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: written, index: start }) => {
    const end = start + written.length;
    const after = text.slice(end);
    const signs = Array.from(written);
    const isCertain = COUNTER.test(after) || (signs.length > 1 && signs.some((sign) => !isScale(sign)));
    if (CALENDAR.test(after) || !isCertain) return [];
    const scale = Math.max(1, ...signs.map((sign) => LARGE_SCALES.get(sign) ?? 1));
    return [{ value: valueOf(written), start, end, scale, weak: false }];
  });
}
