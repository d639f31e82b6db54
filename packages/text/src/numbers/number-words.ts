import { NUMERAL_LANGUAGES, type NumeralLanguage } from '../languages/foreign.js';
import { wordSet } from '../word-set.js';
import { HINDI_SCALES, HINDI_VALUES, withoutDots } from './hindi-numbers.js';
import { withPlainForms } from './plain-forms.js';

/** Number words of the languages other than English. The English ones are in tokens.ts. */

interface Part {
  readonly value: number;
  /** Whether it multiplies the value before it: dozen, hundred, thousand, million. */
  readonly isFactor: boolean;
}

/** The value of each word, by language. */
type Values = ReadonlyMap<NumeralLanguage, ReadonlyMap<string, number>>;

/** The columns stand in this order; Hindi has words of its own up to 99 and so a file of its own. */
const COLUMNS = NUMERAL_LANGUAGES.filter((language) => language !== 'hi');

/** Parses lines such as "2: zwei zwo zwoi zwoa | dos | deux | dois duas | due", a column for each numeral language in order. */
function table(lines: string, hindi: ReadonlyMap<string, number>): Values {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [value = '', words = ''] = line.split(':');
      return {
        value: Number(value),
        columns: words.split('|').map((column) => column.split(' ').filter((word) => word !== '')),
      };
    });
  const valuesOf = (at: number) =>
    withPlainForms(
      new Map(
        rows.flatMap(({ value, columns }) => (columns[at] ?? []).map((word) => [word, value] as const)),
      ),
    );
  return new Map([...COLUMNS.map((language, at) => [language, valuesOf(at)] as const), ['hi', hindi]]);
}

const VALUES_BY_LANGUAGE = table(
  `
0: null | cero | zéro zero | zero | zero | nul | zero | sıfır | ноль нуль | нуль
0.5: halbe halben halber | medio media | demi demie | meio meia | mezzo mezza | half halve | pół | yarım buçuk | пол половина половиной | пів половиною половина
1: ein eins eine einen einer oi oin oina oine oana oans | un una uno | un une | um uma | un una uno | een één | jeden jedna jedno jedną | bir | один одна одно одну одного | один одна одне одну
1.5: anderthalb eineinhalb |  |  |  |  | anderhalf anderhalve | półtora półtorej |  | полтора полторы | півтора півтори
2: zwei zwo | dos | deux | dois duas | due | twee | dwa dwie dwóch dwoje | iki | два две двух двое | два дві двох двоє
2.5: zweieinhalb |  |  |  |  | tweeënhalf tweeënhalve |  |  |  | 
3: drei | tres | trois | três tres | tre | drie | trzy trzech troje | üç | три трёх трех трое | три трьох троє
4: vier | cuatro | quatre | quatro | quattro | vier | cztery czterech czworo | dört | четыре четырёх четырех четверо | чотири чотирьох
5: fünf fuenf fümf fuff | cinco | cinq | cinco | cinque | vijf | pięć pięciu | beş | пять пяти | п'ять пять
6: sechs | seis | six | seis | sei | zes | sześć sześciu | altı | шесть шести | шість
7: sieben | siete | sept | sete | sette | zeven | siedem siedmiu | yedi | семь семи | сім
8: acht | ocho | huit | oito | otto | acht | osiem ośmiu | sekiz | восемь восьми | вісім
9: neun | nueve | neuf | nove | nove | negen | dziewięć dziewięciu | dokuz | девять девяти | дев'ять
10: zehn | diez decena | dix dizaine | dez dezena | dieci decina | tien tiental | dziesięć dziesięciu | on | десять десяти десяток | десять десяток
11: elf | once | onze | onze | undici | elf | jedenaście |  | одиннадцать | одинадцять
12: zwölf zwoelf | doce | douze | doze | dodici | twaalf | dwanaście |  | двенадцать | дванадцять
13: dreizehn | trece | treize | treze | tredici | dertien | trzynaście |  | тринадцать | тринадцять
14: vierzehn | catorce | quatorze | quatorze catorze | quattordici | veertien | czternaście |  | четырнадцать | чотирнадцять
15: fünfzehn | quince | quinze quinzaine | quinze | quindici | vijftien | piętnaście |  | пятнадцать | п'ятнадцять
16: sechzehn | dieciséis | seize | dezesseis | sedici | zestien | szesnaście |  | шестнадцать | шістнадцять
17: siebzehn | diecisiete | dix-sept | dezessete | diciassette | zeventien | siedemnaście |  | семнадцать | сімнадцять
18: achtzehn | dieciocho | dix-huit | dezoito | diciotto | achttien | osiemnaście |  | восемнадцать | вісімнадцять
19: neunzehn | diecinueve | dix-neuf | dezenove | diciannove | negentien | dziewiętnaście |  | девятнадцать | дев'ятнадцять
20: zwanzig zwanzg | veinte veintena | vingt vingtaine | vinte | venti ventina | twintig twintigtal | dwadzieścia dwudziestu | yirmi | двадцать двадцати | двадцять
30: dreißig dreissig dreißg | treinta | trente trentaine | trinta | trenta | dertig | trzydzieści trzydziestu | otuz | тридцать тридцати | тридцять
40: vierzig vierzg | cuarenta | quarante | quarenta | quaranta | veertig | czterdzieści czterdziestu | kırk | сорок сорока | сорок
50: fünfzig fuffzig fuffzg | cincuenta | cinquante cinquantaine | cinquenta | cinquanta | vijftig | pięćdziesiąt | elli | пятьдесят | п'ятдесят
60: sechzig | sesenta | soixante | sessenta | sessanta | zestig | sześćdziesiąt | altmış | шестьдесят | шістдесят
70: siebzig | setenta | soixante-dix septante | setenta | settanta | zeventig | siedemdziesiąt | yetmiş | семьдесят | сімдесят
80: achtzig | ochenta | quatre-vingts quatre-vingt huitante octante | oitenta | ottanta | tachtig | osiemdziesiąt | seksen | восемьдесят | вісімдесят
90: neunzig | noventa | quatre-vingt-dix nonante | noventa | novanta | negentig | dziewięćdziesiąt | doksan | девяносто | дев'яносто
200:  | doscientos doscientas |  | duzentos duzentas |  |  | dwieście dwustu |  | двести | двісті
300:  | trescientos trescientas |  | trezentos trezentas |  |  | trzysta |  | триста | триста
400:  | cuatrocientos cuatrocientas |  | quatrocentos quatrocentas |  |  | czterysta |  | четыреста | чотириста
500:  | quinientos quinientas |  | quinhentos quinhentas |  |  | pięćset |  | пятьсот | п'ятсот
600:  | seiscientos seiscientas |  | seiscentos seiscentas |  |  | sześćset |  | шестьсот | шістсот
700:  | setecientos setecientas |  | setecentos setecentas |  |  | siedemset |  | семьсот | сімсот
800:  | ochocientos ochocientas |  | oitocentos oitocentas |  |  | osiemset |  | восемьсот | вісімсот
900:  | novecientos novecientas |  | novecentos novecentas |  |  | dziewięćset |  | девятьсот | дев'ятсот`,
  HINDI_VALUES,
);
const SCALES_BY_LANGUAGE = table(
  `
12: dutzend | docena docenas | douzaine douzaines | dúzia dúzias | dozzina dozzine | dozijn | tuzin tuziny | düzine | дюжина дюжины | дюжина дюжини
100: hundert hondert hunderd | cien ciento | cent cents centaine centaines | cem cento | cento centinaio | honderd honderdtal | sto stu setka | yüz | сто ста сотня | сто сотня
1000: tausend tsd dausend tausnd | mil millar | mille | mil milhar | mille mila | duizend | tysiąc tysiące tysięcy tysiąca tys | bin | тысяча тысячи тысяч тысячу тыщ тыщи | тисяча тисячі тисяч тисячу
1000000: million millionen mio | millón millones | million millions | milhão milhões | milione milioni | miljoen | milion miliony milionów miliona | milyon | миллион миллиона миллионов млн | мільйон мільйона мільйонів мільйони млн
1000000000: milliarde milliarden mrd | millardo | milliard milliards | bilhão bilhões | miliardo miliardi | miljard | miliard miliardy miliardów | milyar | миллиард миллиарда миллиардов млрд | мільярд мільярда мільярдів`,
  HINDI_SCALES,
);
const JOINING = new Set(['und', 'y', 'e', 'et', 'en', 'i', 'с', 'з']);

/** Words, names and abbreviations that exist in English too. They are numbers only in another language. */
export const AMBIGUOUS = wordSet(
  'null due once seize cent cents six sept dez mil media zero million millions mila otto quince dos e un um y elf half on bin een elli stu on sto i en tys',
);

/** The word inside a compound that joins its parts: "fünfundzwanzig", "vijfentwintig". */
const INNER: Readonly<Partial<Record<NumeralLanguage, readonly string[]>>> = {
  // Dialects join with "ond" or "a": "oinazwanzig", "dreiadreißig".
  de: ['und', 'ond', 'a'],
  nl: ['ën', 'en'],
};
/** The longest words come first, so that "dreizehn" is not read as "drei" plus a remainder. */
const piecesOf = (language: NumeralLanguage): string[] =>
  [...(VALUES_BY_LANGUAGE.get(language)?.keys() ?? []), ...(SCALES_BY_LANGUAGE.get(language)?.keys() ?? [])]
    .filter((word) => word.length > 2)
    .concat(INNER[language] ?? [])
    .sort((a, b) => b.length - a.length);
const PIECES: ReadonlyMap<NumeralLanguage, readonly string[]> = new Map(
  NUMERAL_LANGUAGES.map((language) => [language, piecesOf(language)]),
);

/** The parts of a compound such as "zweihundertfünfzig" or "duecento"; null if some letters do not fit. */
function splitCompound(word: string, language: NumeralLanguage): Part[] | null {
  if (word === '') return [];
  for (const piece of PIECES.get(language) ?? []) {
    if (!word.startsWith(piece)) continue;
    const rest = splitCompound(word.slice(piece.length), language);
    if (!rest) continue;
    const part = partOfWord(piece, language);
    return part ? [part, ...rest] : rest;
  }
  return null;
}

function partOfWord(word: string, language: NumeralLanguage): Part | null {
  const value = VALUES_BY_LANGUAGE.get(language)?.get(word);
  if (value !== undefined) return { value, isFactor: false };
  const scale = SCALES_BY_LANGUAGE.get(language)?.get(word);
  return scale === undefined ? null : { value: scale, isFactor: true };
}

/** The parts of the number that a word stands for in one of the languages; null if it is not a number word. */
export function partsOfNumber(word: string, languages: readonly NumeralLanguage[]): Part[] | null {
  for (const language of languages) {
    const parts = partsInLanguage(word, language);
    if (parts) return parts;
  }
  return null;
}

/** "viereinhalb" is four and a half. */
function withHalf(word: string, language: NumeralLanguage): Part[] | null {
  const whole = language === 'de' ? /^(\p{L}+)einhalb$/u.exec(word)?.[1] : undefined;
  const value = whole === undefined ? undefined : VALUES_BY_LANGUAGE.get(language)?.get(whole);
  return value === undefined ? null : [{ value: value + 0.5, isFactor: false }];
}

function partsInLanguage(given: string, language: NumeralLanguage): Part[] | null {
  const word = language === 'hi' ? withoutDots(given) : given;
  const half = withHalf(word, language);
  if (half) return half;
  const single = partOfWord(word, language);
  if (single) return [single];
  const hyphened = word.split('-');
  if (hyphened.length > 1) {
    const parts = hyphened.flatMap((piece) => partsInLanguage(piece, language) ?? []);
    return parts.length >= 2 ? parts : null;
  }
  const veinti = /^(?:veinti|vent)(\p{L}+)$/u.exec(word)?.[1];
  const unit =
    veinti === undefined
      ? undefined
      : VALUES_BY_LANGUAGE.get(language)?.get(veinti.replace('ó', 'o').replace('é', 'e'));
  if (unit !== undefined && unit < 10) return [{ value: 20 + unit, isFactor: false }];
  if (language === 'hi' || word.length < 6 || word.length > 30) return null;
  const parts = splitCompound(word, language);
  // The Dutch "tien" is ten and "en" joins, but the Spanish "tienen" is no number: a compound has two parts.
  return parts && parts.length >= 2 ? parts : null;
}

export const isJoining = (word: string): boolean => JOINING.has(word);
export const isHalf = (word: string): boolean =>
  NUMERAL_LANGUAGES.some((language) => VALUES_BY_LANGUAGE.get(language)?.get(word) === 0.5);

/** A number of which some parts are read. */
interface Sum {
  /** The finished groups: 2,000,000 in "zwei Millionen dreihundert". */
  readonly total: number;
  /** The group that the next scale multiplies: 300 there; null without one. */
  readonly group: number | null;
  /** The largest scale so far. */
  readonly scale: number;
}

/** Adds a value to the group. A half after a scale is half of the scale: "un million et demi". */
function plus({ total, group, scale }: Sum, value: number): Sum {
  if (value === 0.5 && group === null && scale > 1) return { total: total + 0.5 * scale, group, scale };
  return { total, group: (group ?? 0) + value, scale };
}

/** Multiplies by a scale. Without a group the scale multiplies a smaller total: "zehntausend Millionen". */
function multiplySum({ total, group, scale }: Sum, factor: number): Sum {
  const largest = Math.max(scale, factor);
  if (factor <= 100) return { total, group: (group ?? 1) * factor, scale: largest };
  const multipliesTotal = group === null && total > 0 && total < factor;
  const multiplied = group ?? (multipliesTotal ? total : 1);
  return { total: (multipliesTotal ? 0 : total) + multiplied * factor, group: null, scale: largest };
}

/** The value of the parts, 2 × 100 + 50 or 1 × 1,000,000 + 0.5 × 1,000,000, and their largest scale. */
export function sumOf(parts: readonly Part[]): { value: number; scale: number } {
  let sum: Sum = { total: 0, group: null, scale: 1 };
  for (const { value, isFactor } of parts) sum = isFactor ? multiplySum(sum, value) : plus(sum, value);
  return { value: sum.total + (sum.group ?? 0), scale: sum.scale };
}
