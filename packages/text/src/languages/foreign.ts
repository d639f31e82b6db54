import { wordSet } from '../word-set.js';
export const LANGUAGES = ['de', 'es', 'fr', 'pt', 'it'] as const;
/** A language other than English that the readers know. */
export type ForeignLanguage = (typeof LANGUAGES)[number];

/** The languages whose number words are known. */
export const NUMERAL_LANGUAGES = [...LANGUAGES, 'nl', 'pl', 'tr', 'ru', 'uk', 'hi'] as const;
export type NumeralLanguage = (typeof NUMERAL_LANGUAGES)[number];

/** Common words of each language that do not exist in English. */
const COMMON: Readonly<Record<ForeignLanguage, ReadonlySet<string>>> = {
  de: wordSet(`und der das dem den des ein eine einen ist sind wir ich nicht mit für auf von zu zum im bei seit nach über
rund etwa noch keine kein haben heißen heissen sitzen unser unsere auch aber oder nur schon insgesamt zwischen kunden
nutzer monat jahr weiß keins moment werden wird`),
  es: wordSet(`el los las una unas unos está estamos somos del al por para con sin como más pero también nuestro nuestra
nuestros nuestras tenemos hemos llama llamamos cada ya hace años año mes mensuales clientes usuarios dólares dolares
millón millones entre ningún ninguna todavía etapas sí sé han hay eso esto muy porque`),
  fr: wordSet(`le les des une est sont nous je pas avec pour dans sur au aux mais et notre nos très avons sommes
s'appelle appelle chaque depuis clients utilisateurs mois dizaine quinze amorçage entre rien encore aucune ont`),
  pt: wordSet(`o os um uma não é são com dos das mais nosso nossa temos já ano mês reais milhões milhão clientes usuários
por para cada entre como prefiro dizer isso têm`),
  it: wordSet(`il lo gli di che sono siamo abbiamo non anche della delle nostro nostra mese anno clienti utenti dollari
milioni milione del al con una le`),
};
/** The same for languages in which only the phrases that introduce facts are known. */
const DUTCH = wordSet(
  'het een wij ons onze niet voor geen maar ook nog bij zijn hebben heet heten naam naar wordt sinds onder',
);
const POLISH = wordSet(
  `się nie jest są dla jak mamy mam jestem oraz który która nasz nasza nazywa nazywamy nazwa jeszcze tylko już przez
czy`,
);
const TURKISH = wordSet(
  'bir ve için değil biz bu yok çok ile ama adı adımız ismi bizim olarak kadar henüz daha dolar',
);
const FURTHER = wordSet(`
jsme jsem není které který máme mám jak už ještě nebo náš naše jmenuje jmenujeme pro která jsou zatím
och att inte är det som för jag vår våra heter har utan og ikke jeg vores vår hedder til på
että emme olemme meidän nimi myös vain mutta ei ja és nem egy hogy neve vagyunk csak
este suntem pentru cu noastră numește și nu se cheamă`);
const FOREIGN = new Set([
  ...LANGUAGES.flatMap((language) => [...COMMON[language]]),
  ...DUTCH,
  ...POLISH,
  ...TURKISH,
  ...FURTHER,
]);
const ENGLISH =
  wordSet(`the and of is are we our it to in for with that this have has not you your they their from by an or but be was what
who how it's we're i'm i my like about so just on at as can do does would if there month year users customers`);
const LETTERS = /[äöüßñçãõéèàùâêîôûìòáíóúœ¿¡ąćęłńśźżčďěňřšťůýžğışåøæőűășț]/iu;
/** Letters of other alphabets, which no English word has. */
const OTHER_ALPHABET = /[^\p{Script=Latin}\p{M}']/u;

/** The detector reads only this many characters. */
const MAX_CHARACTERS = 600;

function* wordsIn(text: string): Generator<string> {
  const beginning = text.slice(0, MAX_CHARACTERS).toLowerCase();
  for (const [word] of beginning.matchAll(/\p{L}+(?:'\p{L}+)?/gu)) yield word;
}

/** Whether a text is in another language than English. It is meant for texts of three words or more. */
export function isForeign(text: string): boolean {
  let score = 0;
  for (const word of wordsIn(text)) {
    if (FOREIGN.has(word) || OTHER_ALPHABET.test(word)) score += 1;
    else if (LETTERS.test(word)) score += 0.5;
    if (ENGLISH.has(word)) score -= 1;
  }
  return score > 0;
}

/** The languages whose common words are most frequent in a text; all if it has none. */
export function foreignLanguagesOf(text: string): readonly ForeignLanguage[] {
  const found = [...wordsIn(text)];
  const counted = LANGUAGES.map((language) => found.filter((word) => COMMON[language].has(word)).length);
  const most = Math.max(...counted);
  return LANGUAGES.filter((_, at) => counted[at] === most);
}

/** Languages that a text must show by its letters or its common words, because their number words are also other words. */
const SHOWN: readonly (readonly [NumeralLanguage, RegExp, ReadonlySet<string>])[] = [
  ['pl', /[ąćęłńśźż]/iu, POLISH],
  ['tr', /[ğış]/u, TURKISH],
];
const CYRILLIC = /\p{Script=Cyrillic}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The languages whose number words a text may contain. */
export function numeralLanguagesOf(text: string): readonly NumeralLanguage[] {
  const beginning = text.slice(0, MAX_CHARACTERS);
  if (CYRILLIC.test(beginning)) return ['ru', 'uk'];
  if (DEVANAGARI.test(beginning)) return ['hi'];
  const found = [...wordsIn(text)];
  const shown = SHOWN.filter(
    ([, letters, common]) => letters.test(beginning) || found.some((word) => common.has(word)),
  ).map(([language]) => language);
  const latin = foreignLanguagesOf(text);
  const isOpen = latin.length === LANGUAGES.length || found.some((word) => DUTCH.has(word));
  return [...shown, ...latin, ...(isOpen ? (['nl'] as const) : [])];
}
