import { LANGUAGES, type ForeignLanguage } from '../languages/foreign.js';

/** Number words of German, Spanish, French, Portuguese and Italian. The English ones are in numbers.ts. */

interface Part {
  readonly value: number;
  /** Whether it multiplies the value before it: hundred, thousand, million. */
  readonly scale: boolean;
}

/** The value of each word, by language. */
type Values = Readonly<Record<ForeignLanguage, ReadonlyMap<string, number>>>;

/** Parses lines such as "2: zwei zwo | dos | deux | dois duas | due", a column for each language. */
function table(lines: string): Values {
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
    new Map(rows.flatMap(({ value, columns }) => (columns[at] ?? []).map((word) => [word, value] as const)));
  return { de: valuesOf(0), es: valuesOf(1), fr: valuesOf(2), pt: valuesOf(3), it: valuesOf(4) };
}

const VALUES = table(`
0: null | cero | zéro zero | zero | zero
0.5: halbe halben halber | medio media | demi demie | meio meia | mezzo mezza
1: ein eins eine einen einer | un una uno | un une | um uma | un una uno
1.5: anderthalb eineinhalb | | | |
2: zwei zwo | dos | deux | dois duas | due
2.5: zweieinhalb | | | |
3: drei | tres | trois | três tres | tre
4: vier | cuatro | quatre | quatro | quattro
5: fünf fuenf | cinco | cinq | cinco | cinque
6: sechs | seis | six | seis | sei
7: sieben | siete | sept | sete | sette
8: acht | ocho | huit | oito | otto
9: neun | nueve | neuf | nove | nove
10: zehn | diez decena | dix dizaine | dez dezena | dieci decina
11: elf | once | onze | onze | undici
12: zwölf zwoelf dutzend | doce docena | douze douzaine | doze dúzia | dodici dozzina
13: dreizehn | trece | treize | treze | tredici
14: vierzehn | catorce | quatorze | quatorze catorze | quattordici
15: fünfzehn | quince | quinze quinzaine | quinze | quindici
16: sechzehn | dieciséis | seize | dezesseis | sedici
17: siebzehn | diecisiete | dix-sept | dezessete | diciassette
18: achtzehn | dieciocho | dix-huit | dezoito | diciotto
19: neunzehn | diecinueve | dix-neuf | dezenove | diciannove
20: zwanzig | veinte veintena | vingt vingtaine | vinte | venti ventina
30: dreißig dreissig | treinta | trente trentaine | trinta | trenta
40: vierzig | cuarenta | quarante | quarenta | quaranta
50: fünfzig | cincuenta | cinquante cinquantaine | cinquenta | cinquanta
60: sechzig | sesenta | soixante | sessenta | sessanta
70: siebzig | setenta | soixante-dix septante | setenta | settanta
80: achtzig | ochenta | quatre-vingts quatre-vingt | oitenta | ottanta
90: neunzig | noventa | quatre-vingt-dix nonante | noventa | novanta
200: | doscientos doscientas | | duzentos duzentas |
300: | trescientos trescientas | | trezentos trezentas |
400: | cuatrocientos cuatrocientas | | quatrocentos quatrocentas |
500: | quinientos quinientas | | quinhentos quinhentas |
600: | seiscientos seiscientas | | seiscentos seiscentas |
700: | setecientos setecientas | | setecentos setecentas |
800: | ochocientos ochocientas | | oitocentos oitocentas |
900: | novecientos novecientas | | novecentos novecentas |`);
const SCALES = table(`
100: hundert | cien ciento | cent cents centaine centaines | cem cento | cento centinaio
1000: tausend tsd | mil millar | mille | mil milhar | mille mila
1000000: million millionen mio | millón millones | million millions | milhão milhões | milione milioni
1000000000: milliarde milliarden mrd | millardo | milliard milliards | bilhão bilhões | miliardo miliardi`);
const JOINING = new Set(['und', 'y', 'e', 'et']);

/** Words, names and abbreviations that exist in English too. They are numbers only in another language. */
export const AMBIGUOUS = new Set(
  'null due once seize cent cents six sept dez mil media zero million millions mila otto quince dos e un um y elf'.split(
    ' ',
  ),
);

/** The longest words come first, so that "dreizehn" is not read as "drei" plus a remainder. */
const piecesOf = (language: ForeignLanguage): string[] =>
  [...VALUES[language].keys(), ...SCALES[language].keys(), ...(language === 'de' ? ['und'] : [])]
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length);
const PIECES: Readonly<Record<ForeignLanguage, readonly string[]>> = {
  de: piecesOf('de'),
  es: piecesOf('es'),
  fr: piecesOf('fr'),
  pt: piecesOf('pt'),
  it: piecesOf('it'),
};

/** The parts of a compound such as "zweihundertfünfzig" or "duecento"; null if some letters do not fit. */
function partsOf(word: string, language: ForeignLanguage): Part[] | null {
  if (word === '') return [];
  for (const piece of PIECES[language]) {
    if (!word.startsWith(piece)) continue;
    const rest = partsOf(word.slice(piece.length), language);
    if (!rest) continue;
    const part = partOf(piece, language);
    return part ? [part, ...rest] : rest;
  }
  return null;
}

function partOf(word: string, language: ForeignLanguage): Part | null {
  const value = VALUES[language].get(word);
  if (value !== undefined) return { value, scale: false };
  const scale = SCALES[language].get(word);
  return scale === undefined ? null : { value: scale, scale: true };
}

/** The parts of the number that a word stands for in one of the languages; null if it is not a number word. */
export function numberParts(word: string, languages: readonly ForeignLanguage[]): Part[] | null {
  for (const language of languages) {
    const parts = partsIn(word, language);
    if (parts) return parts;
  }
  return null;
}

function partsIn(word: string, language: ForeignLanguage): Part[] | null {
  const single = partOf(word, language);
  if (single) return [single];
  const hyphened = word.split('-');
  if (hyphened.length > 1) {
    const parts = hyphened.flatMap((piece) => partsIn(piece, language) ?? []);
    return parts.length >= 2 ? parts : null;
  }
  const veinti = /^(?:veinti|vent)(\p{L}+)$/u.exec(word)?.[1];
  const unit =
    veinti === undefined ? undefined : VALUES[language].get(veinti.replace('ó', 'o').replace('é', 'e'));
  if (unit !== undefined && unit < 10) return [{ value: 20 + unit, scale: false }];
  return word.length >= 6 && word.length <= 30 ? partsOf(word, language) : null;
}

export const isJoining = (word: string): boolean => JOINING.has(word);
export const isHalf = (word: string): boolean =>
  LANGUAGES.some((language) => VALUES[language].get(word) === 0.5);

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
function times({ total, group, scale }: Sum, factor: number): Sum {
  const largest = Math.max(scale, factor);
  if (factor === 100) return { total, group: (group ?? 1) * 100, scale: largest };
  const multipliesTotal = group === null && total > 0 && total < factor;
  const multiplied = group ?? (multipliesTotal ? total : 1);
  return { total: (multipliesTotal ? 0 : total) + multiplied * factor, group: null, scale: largest };
}

/** The value of the parts, 2 × 100 + 50 or 1 × 1,000,000 + 0.5 × 1,000,000, and their largest scale. */
export function sumOf(parts: readonly Part[]): { value: number; scale: number } {
  let sum: Sum = { total: 0, group: null, scale: 1 };
  for (const { value, scale } of parts) sum = scale ? times(sum, value) : plus(sum, value);
  return { value: sum.total + (sum.group ?? 0), scale: sum.scale };
}
