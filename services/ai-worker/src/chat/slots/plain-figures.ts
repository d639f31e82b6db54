import { findAmounts } from '@proofround/text/numbers/money.js';

import { withDigitsForWords } from './number-words.js';

/** Words for a million in the languages that say "half a million". */
const MILLION =
  'million(?:en|er|a)?|miljoen|miljon(?:er)?|milion(?:u|ů|a|y)?|milión[au]?|millió\\p{L}*|miljoona\\p{L}*|milioane|مليون';
/** Words for a half before it. */
const HALF = 'halbe[nr]?|halve?|half|halvt?|půl|pół|pol|fél|puoli|نصف';
const SMALL: ReadonlyMap<string, number> = new Map(
  [
    ['een één jeden jedna en ett et egy yksi ein eine', 1],
    ['twee dva dvě två to kettő két kaksi zwei dwa', 2],
    ['drie tři tre három kolme drei trzy', 3],
    ['vier čtyři fyra fire négy neljä cztery', 4],
    ['vijf pět fem öt viisi fünf pięć', 5],
    ['zes šest sex seks hat kuusi sechs sześć', 6],
  ].flatMap(([words, value]) =>
    String(words)
      .split(' ')
      .map((word): [string, number] => [word, Number(value)]),
  ),
);

/** "Twee en een half miljoen", "dva a půl milionu", "två och en halv miljon" */
const AND_A_HALF = new RegExp(
  String.raw`(?<!\p{L})(?<count>\p{L}+|\d+)\s+(?:en|a|och|og|ja|és|und|i)\s+(?:(?:een|en|et|ett|ein|eine)\s+)?(?:${HALF})\s+(?:${MILLION})(?!\p{L})`,
  'giu',
);
/** "Eine halbe Million", "en halv miljon" */
const HALF_ALONE = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:und|and|og|och|en|a|és|ja|y|e|et|i)\s+(?:\p{L}+\s+)?)(?:(?:eine[nr]?|een|en|et|ett)\s+(?:halbe[nr]?|halve?|half|halvt?)|halbe|půl|pół|pol|fél|puoli|نصف)\s+(?:${MILLION})(?!\p{L})`,
  'giu',
);
/** "Eine viertel Million", "un quart de million" */
const QUARTER = new RegExp(
  String.raw`(?<!\p{L})(?:(?:eine|een|en|et|ett|un|um)\s+)?(?:viertel|kwart|čtvrt|ćwierć|kvarts?|kvart|negyed|çeyrek|четверть|чверть|quart de|cuarto de|quarto d[ei]|sfert de)\s+(?:${MILLION}|million|milhão|milyon|миллиона|мільйона)(?!\p{L})`,
  'giu',
);
/** "Halvanden million" */
const ONE_AND_A_HALF =
  /(?<!\p{L})(?:halvanden|halvannen|puolitoista|másfél|poldruhého)\s+(?:million|miljoonaa?|millió\p{L}*|milionu)(?!\p{L})/giu;
/** The Arabic dual: two thousand, two million, two hundred. */
const DUALS: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})مليون(?:ين|ان|ا|ي)(?!\p{L})/gu, 2_000_000],
  [/(?<!\p{L})ألف(?:ين|ان|ا|ي)(?!\p{L})/gu, 2000],
  [/(?<!\p{L})م(?:ئ|ائ)ت(?:ين|ان)(?!\p{L})/gu, 200],
];
/** A Korean figure in digits and signs: "1만 2천", "50만". */
const KOREAN = /(?<!\p{N})(?:\d[\d,.]*\s?(?:억|천만|백만|십만|만|천|백)\s?)+(?:\d+)?/gu;
const KOREAN_PART = /(\d[\d,.]*)\s?(억|천만|백만|십만|만|천|백)?/gu;
const KOREAN_SCALES: Readonly<Record<string, number>> = {
  억: 1e8,
  천만: 1e7,
  백만: 1e6,
  십만: 1e5,
  만: 1e4,
  천: 1e3,
  백: 100,
};
/** A word between the two ends of a range: "от 50 до 250", "50 ila 250". */
const RANGE = /(?<=\d[\d.,]*)\s*(?:до|do|ila|ile|tot|till|til|から|到|至|에서|부터|إلى|से)\s*(?=\d)/giu;
const NEXT_SCALE = /(?<!\p{L})(?:тысяч|тыс\.?|tysięcy|tys\.?|tisíc|bin|tusen|tusind|duizend)(?!\p{L})/iu;

const korean = (written: string): string => {
  const parts = [...written.matchAll(KOREAN_PART)];
  const total = parts.reduce(
    (sum, [, digits = '0', scale = '']) =>
      sum + Number(digits.replaceAll(',', '')) * (KOREAN_SCALES[scale] ?? 1),
    0,
  );
  return Number.isFinite(total) ? `${total} ` : written;
};

/** The figures of an answer in digits, where the shared reader does not know how a language writes them. */
export function withPlainFigures(text: string): string {
  const halves = text
    .replaceAll(AND_A_HALF, (written, count: string) => {
      const whole = SMALL.get(count.toLowerCase()) ?? Number(count);
      return Number.isFinite(whole) ? String((whole + 0.5) * 1_000_000) : written;
    })
    .replaceAll(ONE_AND_A_HALF, '1500000')
    .replaceAll(QUARTER, '250000')
    .replaceAll(HALF_ALONE, '500000');
  const plain = DUALS.reduce((rest, [dual, value]) => rest.replaceAll(dual, String(value)), halves)
    .replaceAll(KOREAN, korean)
    .replaceAll(RANGE, NEXT_SCALE.test(halves) ? ' - ' : '-');
  return findAmounts(plain).some(({ weak }) => !weak) ? plain : withDigitsForWords(plain);
}
