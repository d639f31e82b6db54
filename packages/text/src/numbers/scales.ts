import { withPlainForms } from './plain-forms.js';

/** Words that scale a number. */
export const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['hundreds', 100],
  ['hunner', 100],
  ['hunder', 100],
  ['thoosan', 1e3],
  ['thoosand', 1e3],
  ['dozen', 12],
  ['dozens', 12],
  ['k', 1e3],
  ['thousand', 1e3],
  ['thousands', 1e3],
  ['grand', 1e3],
  ['lakh', 1e5],
  ['lakhs', 1e5],
  ['m', 1e6],
  ['mm', 1e6],
  ['mn', 1e6],
  ['mil', 1e6],
  ['mio', 1e6],
  ['mln', 1e6],
  ['million', 1e6],
  ['millions', 1e6],
  ['crore', 1e7],
  ['crores', 1e7],
  ['b', 1e9],
  ['bn', 1e9],
  ['billion', 1e9],
  ['tsd', 1e3],
  ['tausend', 1e3],
  ['mille', 1e3],
  ['mila', 1e3],
  ['millionen', 1e6],
  ['millón', 1e6],
  ['millones', 1e6],
  ['milhão', 1e6],
  ['milhões', 1e6],
  ['milione', 1e6],
  ['milioni', 1e6],
  ['mrd', 1e9],
  ['milliarden', 1e9],
]);

/** Scales that stand only behind digits: "12,4 tys.". In Turkish "bin" is a thousand; in an English text it is a bin. */
const BEHIND_DIGITS: ReadonlyMap<string, number> = new Map([
  ['tys', 1e3],
  ['tysiąc', 1e3],
  ['tysiące', 1e3],
  ['tysiąca', 1e3],
  ['tysięcy', 1e3],
  ['tis', 1e3],
  ['tisíc', 1e3],
  ['duizend', 1e3],
  ['tusen', 1e3],
  ['ezer', 1e3],
  ['тыс', 1e3],
  ['тысяч', 1e3],
  ['тысячи', 1e3],
  ['тысяча', 1e3],
  ['тысячу', 1e3],
  ['тыщ', 1e3],
  ['тыщи', 1e3],
  ['тис', 1e3],
  ['тисяч', 1e3],
  ['тисячі', 1e3],
  ['тисяча', 1e3],
  ['χιλιάδες', 1e3],
  ['ألف', 1e3],
  ['آلاف', 1e3],
  ['हज़ार', 1e3],
  ['हजार', 1e3],
  ['लाख', 1e5],
  ['lac', 1e5],
  ['lacs', 1e5],
  ['hazaar', 1e3],
  ['hazar', 1e3],
  ['karor', 1e7],
  ['करोड़', 1e7],
  ['bin', 1e3],
  ['mill', 1e6],
  ['milyon', 1e6],
  ['miljoen', 1e6],
  ['miljoner', 1e6],
  ['milion', 1e6],
  ['miliony', 1e6],
  ['milionów', 1e6],
  ['milionů', 1e6],
  ['млн', 1e6],
  ['миллион', 1e6],
  ['миллиона', 1e6],
  ['миллионов', 1e6],
  ['мільйон', 1e6],
  ['мільйона', 1e6],
  ['мільйонів', 1e6],
  ['εκατομμύρια', 1e6],
  ['مليون', 1e6],
  ...SCALES,
]);

/** Abbreviations that end with a point: "2 Mio. Euro". */
const ABBREVIATED: ReadonlySet<string> = new Set(['mio', 'tsd', 'mrd', 'tys', 'tis', 'тыс', 'тис']);

/** The scales behind digits. A text without accents writes "milhoes". */
const FACTORS = withPlainForms(BEHIND_DIGITS);

/** The scales behind digits as the source of a regular expression, the longest first. */
export const SCALE_PATTERN = [...FACTORS.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => (ABBREVIATED.has(word) ? String.raw`${word}\.?` : word))
  .join('|');

/** The factor of a word behind digits. "2 mil" is two million in an English text and two thousand in any other. */
export function scaleOf(suffix: string, foreign: boolean): number {
  if (suffix === 'mil' && foreign) return 1e3;
  return suffix === 'bin' && !foreign ? 1 : (FACTORS.get(suffix) ?? 1);
}
