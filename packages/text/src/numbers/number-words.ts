/** Number words of German, Spanish, French, Portuguese and Italian. The English ones are in numbers.ts. */

interface Part {
  readonly value: number;
  /** Whether it multiplies the value before it: hundred, thousand, million. */
  readonly scale: boolean;
}

/** Parses lines such as "1: un uno" into pairs of word and value. */
function table(lines: string): [word: string, value: number][] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [value = '', words = ''] = line.split(':');
      return words
        .trim()
        .split(' ')
        .map((word): [string, number] => [word, Number(value)]);
    });
}

const VALUES = new Map(
  table(`
0: null cero zéro zero
0.5: halbe halben halber media medio demi demie meio meia mezzo mezza
1: ein eins eine einen einer un una uno une um uma
1.5: anderthalb eineinhalb
2: zwei zwo dos deux dois duas due
2.5: zweieinhalb
3: drei tres trois três tre
4: vier cuatro quatre quatro quattro
5: fünf fuenf cinco cinq cinque
6: sechs seis six sei
7: sieben siete sept sete sette
8: acht ocho huit oito otto
9: neun nueve neuf nove
10: zehn diez dix dez dieci dizaine decena dezena decina
11: elf once onze undici
12: zwölf zwoelf doce douze doze dodici dutzend douzaine docena dúzia dozzina
13: dreizehn trece treize treze tredici
14: vierzehn catorce quatorze catorze quattordici
15: fünfzehn quince quinze quindici quinzaine
16: sechzehn dieciséis seize dezesseis sedici
17: siebzehn diecisiete dix-sept dezessete diciassette
18: achtzehn dieciocho dix-huit dezoito diciotto
19: neunzehn diecinueve dix-neuf dezenove diciannove
20: zwanzig veinte vingt vinte venti vingtaine veintena ventina
30: dreißig dreissig treinta trente trinta trenta trentaine
40: vierzig cuarenta quarante quarenta quaranta
50: fünfzig cincuenta cinquante cinquenta cinquanta cinquantaine
60: sechzig sesenta soixante sessenta sessanta
70: siebzig setenta soixante-dix settanta septante
80: achtzig ochenta quatre-vingts quatre-vingt oitenta ottanta
90: neunzig noventa quatre-vingt-dix novanta nonante
200: doscientos doscientas duzentos duzentas
300: trescientos trescientas trezentos trezentas
400: cuatrocientos cuatrocientas quatrocentos quatrocentas
500: quinientos quinientas quinhentos quinhentas
600: seiscientos seiscientas seiscentos seiscentas
700: setecientos setecientas setecentos setecentas
800: ochocientos ochocientas oitocentos oitocentas
900: novecientos novecientas novecentos novecentas`),
);
const SCALES = new Map(
  table(`
100: hundert cien ciento cent cents cem cento centaine centaines centinaio
1000: tausend tsd mil mille mila millar milhar
1000000: million millionen mio millón millones millions milhão milhões milione milioni
1000000000: milliarde milliarden mrd millardo milliard milliards bilhão bilhões miliardo miliardi`),
);
const JOINING = new Set(['und', 'y', 'e', 'et']);

/** Words that exist in English too. They are numbers only in a text in another language. */
export const AMBIGUOUS = new Set(
  'null due once seize cent cents six sei mil media zero million millions tre dix e un um y elf demi'.split(
    ' ',
  ),
);

/** The longest words come first, so that "dreizehn" is not read as "drei" plus a remainder. */
const PIECES = [...VALUES.keys(), ...SCALES.keys(), 'und', 'cent', 'ein']
  .filter((word) => word.length > 2)
  .sort((a, b) => b.length - a.length);

/** The parts of a compound such as "zweihundertfünfzig" or "duecento"; null if some letters do not fit. */
function partsOf(word: string): Part[] | null {
  if (word === '') return [];
  for (const piece of PIECES) {
    if (!word.startsWith(piece)) continue;
    const rest = partsOf(word.slice(piece.length));
    if (!rest) continue;
    const part = partOf(piece);
    return part ? [part, ...rest] : rest;
  }
  return null;
}

function partOf(word: string): Part | null {
  const value = VALUES.get(word);
  if (value !== undefined) return { value, scale: false };
  const scale = SCALES.get(word);
  return scale === undefined ? null : { value: scale, scale: true };
}

/** The parts of the number that a word stands for; null if it is not a number word. */
export function numberParts(word: string): Part[] | null {
  const single = partOf(word);
  if (single) return [single];
  const hyphened = word.split('-');
  if (hyphened.length > 1) {
    const parts = hyphened.flatMap((piece) => numberParts(piece) ?? []);
    return parts.length >= 2 ? parts : null;
  }
  const veinti = /^(?:veinti|vent)(\p{L}+)$/u.exec(word)?.[1];
  const unit = veinti === undefined ? undefined : VALUES.get(veinti.replace('ó', 'o').replace('é', 'e'));
  if (unit !== undefined && unit < 10) return [{ value: 20 + unit, scale: false }];
  return word.length >= 6 && word.length <= 30 ? partsOf(word) : null;
}

export const isJoining = (word: string): boolean => JOINING.has(word);
export const isHalf = (word: string): boolean => VALUES.get(word) === 0.5;

/** The value of the parts: 2 × 100 + 50, (1 × 1,000,000) + 0.5 × 1,000,000. */
export function sumOf(parts: readonly Part[]): { value: number; scale: number } {
  let total = 0;
  let current: number | null = null;
  let scale = 1;
  for (const { value, scale: multiplies } of parts) {
    if (!multiplies) {
      if (value === 0.5 && current === null && scale > 1) total += 0.5 * scale;
      else current = (current ?? 0) + value;
      continue;
    }
    if (value === 100) current = (current ?? 1) * 100;
    else {
      const times: number = current ?? (total > 0 && total < value ? total : 1);
      total = (current === null && total > 0 && total < value ? 0 : total) + times * value;
      current = null;
    }
    scale = Math.max(scale, value);
  }
  return { value: total + (current ?? 0), scale };
}
