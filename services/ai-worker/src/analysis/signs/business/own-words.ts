import { type Token, tokensOf } from './lexicon.js';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** After these words a clause says what the startup is not, or what others are. */
const DENIES_THE_REST = setOf(
  'no not never nichts niemanden without neither nor none nobody nothing dont doesnt isnt arent cannot unlike instead versus than kein keine keinen keiner keinem nie niemals ohne statt anstatt weder ne ni sans aucun aucune jamais no sin nunca ningun ninguna nao nem sem non senza nessun geen zonder nie bez zadnych zadne tanpa nu fara inte ingen utan ei не нет без ні немає δεν οχι χωρις לא אין ללא لا ليس لسنا بدون không hatukopeshi si hapana',
);
/** Words and endings that deny their whole clause. */
const DENIES_ALL =
  /^(?:nicht|niet|pas|degil|yok|bukan|tidak|nahi|nahin|नही|ikke|ej)$|(?:miyoruz|muyoruz|mıyoruz|n't)$|(?:않|없|아니)|ません|ない|不是|没有|不卖|இல்லை|ไม่|نہیں/u;
/** Words that deny the object of a verb, and so the deed: "we lend no money". */
const DENIES_OBJECT = /^(?:no|nothing|nobody|none|kein\w*|geen|ingen|inga|inte|ikke|niemanden|nichts)$/;
const WITH = setOf('with mit met med at for');
/** Portuguese for "in the". */
const NO_OF_PORTUGUESE = 'no';
const NOT_ONLY = setOf('only just nur solo seulement so soltanto');
const CALL = setOf('call calls calling called');
const CALLED = setOf('us it me this');

/** Where a clause ends. */
const CLAUSE_END =
  /[.,;:!?()–—،。、，；…]+|\s-+\s|\s(?:but|aber|sondern|pero|sino|mais|mas|ale|ama|fakat|но|tapi|lakini)\s/u;

/** Words that end a noun phrase: what follows says for whom, where or how. */
const PHRASE_END = setOf(
  'for that what which who whose where when while with without to in into on onto at from by of via through about as so because if and or plus & is are was were can lets let made cut sewn grown printed baked helps help makes gives sold used built made run per between near inside under over behind along across against around after before fur bei von mit aus in im am an auf zu zum zur der die das dem den und oder ist sind wird pour qui que dont ou chez par avec dans de du des d et a au aux sur est sont para por con en y o del de que es son sur al com em no na da do das dos e ou um dla ktory ktora ktore przez w z na do i oraz voor van met op aan en die dat untuk yang dengan di dari dan ile ve icin для который которая которое в с на из и от по',
);
/** Words that may stand before what something is. */
const ARTICLE = setOf(
  "a an the our my one some this new simple small first only another it's its we're i'm ein eine einen unser unsere der die das un une le la les l notre nos una el los las nuestro nuestra um uma o os as nosso nossa il lo gli un' i una nostro een het de onze to jest to nasza bir bu ini sebuah adalah это",
);
/** If one of these verbs follows, the phrase names who does something, not what the startup is. */
const SUBJECT_END = setOf(
  'bring brings use uses pay pays lose loses need needs know knows wait waits want wants buy buys eat eats get gets have has do does go goes say says keep keeps throw throws take takes find finds send sends ring rings call calls spend spends hate hates love like come comes work works sit sits list lists put puts',
);
const INDEFINITE = setOf('a an ein eine un une una um uma uno een');
/** Verbs with which a sentence calls on the reader. */
const CALLS = setOf(
  'imagine find get send book turn stop start meet ask think tell take give make buy sell pay know see say when if because',
);
const FIRST_PERSON = setOf('we i us our wir ich nous on je noi io kami kita мы biz');
const OURS = setOf(
  'our my unser unsere mein meine notre mon ma nuestro nuestra mi nosso nossa nostro nostra nasz nasza bizim',
);
const IS = setOf("is are it's we're ist sind es est sommes somos e siamo jest adalah bir это");
const OWN_SUBJECT = setOf("it this that we ours es das dies c ce esto este isto questo to ini это it's");
/** Verbs of which the object is what the startup sells. */
const OFFERS = setOf(
  'sell sells offer offers make makes build builds develop provide manufacture produce publish print run operate verkaufen bauen entwickeln bieten herstellen fertigen produzieren vendons fabriquons proposons developpons offrons vendemos fabricamos hacemos ofrecemos desarrollamos producimos oferecemos fazemos desenvolvemos produzimos vendiamo produciamo facciamo offriamo sviluppiamo verkopen maken bouwen bieden sprzedajemy produkujemy robimy oferujemy tworzymy satiyoruz uretiyoruz yapiyoruz menjual membuat memproduksi продаем производим делаем разрабатываем продаємо vyrabime prodavame venem saljer tillverkar selger vindem',
);

/** The index of the word that denies what follows it; -1 if there is none. */
function denialIn(tokens: readonly Token[], isPortuguese: boolean): number {
  const next = (at: number) => tokens[at + 1]?.text ?? '';
  return tokens.findIndex(({ text }, at) => {
    if (CALL.has(text)) return CALLED.has(next(at));
    if (isPortuguese && text === NO_OF_PORTUGUESE) return false;
    return DENIES_THE_REST.has(text) && !NOT_ONLY.has(next(at));
  });
}

/** Whether the word at `at` also denies the deed before it: "we lend no money", "wir verleihen kein Geld". */
const deniesDeed = (tokens: readonly Token[], at: number): boolean =>
  DENIES_OBJECT.test(tokens[at]?.text ?? '') &&
  !WITH.has(tokens[at - 1]?.text ?? '') &&
  tokens.slice(0, at).some(({ text }) => FIRST_PERSON.has(text));

/** The part of a clause that it does not deny; null if nothing is left. */
function affirmedPart(clause: string, tokens: readonly Token[], denial: number): string | null {
  const isDenied = denial === 0 || tokens.length === 0 || tokens.some(({ text }) => DENIES_ALL.test(text));
  if (isDenied || deniesDeed(tokens, denial)) return null;
  return denial < 0 ? clause : clause.slice(0, tokens[denial]?.start);
}

/** What the clauses of a sentence affirm: all that they do not deny. A question affirms nothing. */
export function affirmedClauses(text: string, isPortuguese: boolean): string[] {
  const affirmed: string[] = [];
  for (let rest = text; rest !== '';) {
    const end = CLAUSE_END.exec(rest);
    const clause = end ? rest.slice(0, end.index) : rest;
    rest = end ? rest.slice(end.index + end[0].length) : '';
    if (end?.[0].includes('?')) continue;
    const tokens = tokensOf(clause);
    const denial = denialIn(tokens, isPortuguese);
    // "Loans – no." denies what stands before.
    if (denial === 0 && tokens.length === 1) affirmed.pop();
    const part = affirmedPart(clause, tokens, denial);
    if (part !== null) affirmed.push(part);
  }
  return affirmed;
}

/** A phrase that says what something is, in its clause. */
export interface Phrase {
  readonly words: string;
  readonly clause: string;
  readonly start: number;
}

export const wholePhrase = (words: string): Phrase => ({ words, clause: words, start: 0 });

/** The phrase that begins with the word number `from`, without articles. */
function phraseAt(clause: string, tokens: readonly Token[], from: number): Phrase | null {
  let at = from;
  while (ARTICLE.has(tokens[at]?.text ?? '')) at++;
  const length = tokens.slice(at).findIndex(({ text }) => PHRASE_END.has(text));
  const last = tokens[length < 0 ? tokens.length - 1 : at + length - 1];
  const first = tokens[at];
  if (!first || !last || last.end <= first.start) return null;
  return { words: clause.slice(first.start, last.end), clause, start: first.start };
}

/** The phrase with which a text begins, or a later clause that begins with an article: "An app that …". */
export function openingPhrase(clause: string, isFirst: boolean): Phrase | null {
  const tokens = tokensOf(clause);
  const first = tokens[0]?.text ?? '';
  if (FIRST_PERSON.has(first) || CALLS.has(first) || (!isFirst && !INDEFINITE.has(first))) return null;
  const end = tokens.find(({ text }, at) => at > 0 && (PHRASE_END.has(text) || SUBJECT_END.has(text)));
  return end && SUBJECT_END.has(end.text) ? null : phraseAt(clause, tokens, 0);
}

/** The phrases that say what the startup is or what it sells: "we sell …", "it is …". */
export function offeredPhrases(clause: string): Phrase[] {
  const tokens = tokensOf(clause);
  return tokens.flatMap(({ text }, at) => {
    const before = tokens[at - 1]?.text ?? '';
    const isOwn =
      OWN_SUBJECT.has(before) ||
      OURS.has(tokens[0]?.text ?? '') ||
      (at === 0 && IS.has(text)) ||
      /'re$|^it's$/.test(text);
    const offers =
      OFFERS.has(text) &&
      (at === 0 ||
        tokens.slice(0, at).some((each) => FIRST_PERSON.has(each.text)) ||
        !/^[a-z]*(?:sell|make|build|offer|run)s?$/.test(text));
    return offers || (IS.has(text) && isOwn) ? (phraseAt(clause, tokens, at + 1) ?? []) : [];
  });
}

/** The part of a clause before it says for whom, where or how. */
export function beforeOthers(clause: string): string {
  const tokens = tokensOf(clause);
  const at = tokens.findIndex(({ text }, index) => index > 0 && PHRASE_END.has(text));
  return at < 0 ? clause : clause.slice(0, tokens[at]?.start);
}

/** "For" in several languages, and verbs of selling, after which "to" means the same. */
const FOR = setOf('for fur pour para per dla voor untuk для kwa за για');
const SELLS = setOf('sell sells sold rent rents rented supply supplies lease leases deliver lend');

const RELATIVE = setOf('who that which when so because die der qui que che ktorzy ktore');

/** The part of a clause that says for whom something is. */
export function partForOthers(clause: string): string {
  const tokens = tokensOf(clause);
  const isSale = (at: number) =>
    tokens[at]?.text === 'to' && tokens.slice(Math.max(0, at - 4), at).some(({ text }) => SELLS.has(text));
  const at = tokens.findIndex(({ text }, index) => FOR.has(text) || isSale(index));
  const relative = tokens.findIndex(({ text }, index) => at >= 0 && index > at && RELATIVE.has(text));
  return at < 0 ? '' : clause.slice(tokens[at]?.end, relative < 0 ? undefined : tokens[relative]?.start);
}

const FILLER = /\b(we) (?:also|now|only|just|then|currently|mostly|simply|can|will|do|both|all|ourselves) /g;
const JOINED_VERBS = /\b(we) ([a-z-]+)((?:, (?:and |then )?[a-z-]+)*),? (?:and|&|then|or) ([a-z-]+)/g;

/** English with each verb beside its person: "we steam, mend and sell" also has "we mend" and "we sell". */
export function withPersons(text: string): string {
  const plain = text.replaceAll(/\bi(?:'ve)?\b/g, 'we').replaceAll(FILLER, '$1 ');
  const more = [...plain.matchAll(JOINED_VERBS)].flatMap(
    ([, who = '', first = '', between = '', last = '']) =>
      [first, ...(between.match(/[a-z-]+/g) ?? []), last].map((verb) => `${who} ${verb}`),
  );
  return more.length === 0 ? plain : `${plain} . ${more.join(' . ')}`;
}
