import type { Statement, TextField } from '../../../claims/statement.js';
import { type Brief, shortQuote } from '../brief.js';
import type { FactorName } from '../factor-name.js';
import { ALL, type Idea, type Wording } from '../idea.js';
import { KEPT } from '../shares.js';

/** A reason why a sentence may not hold, and how to find out. */
interface Unconfirmed {
  /** Begins with "doubt.": stored tasks are recognised by it. */
  readonly id: string;
  readonly fields: readonly TextField[];
  readonly isShown: (statement: Statement) => boolean;
  /** The words that show it; without them the sentence is quoted from its start. */
  readonly pattern?: RegExp;
  readonly horizon: Idea['horizon'];
  /** 'own' if a figure of the founder is in the sentence; 'unconfirmed' by default. */
  readonly origin?: 'own';
  /** Stands before a short sentence. */
  readonly title: string;
  /** The title where the sentence is too long for it; "{topic}" is what the sentence is about. */
  readonly longTitle: string;
  readonly description: string;
}

const MIN_WORDS = 4;
/** Languages without blanks have long words. */
const MIN_LETTERS = 12;
const MAX_TITLE_LENGTH = 90;

const NOBODY_ELSE =
  /\b(?:nobody|no one|no-one|none of|only we|we are the only|the only|never|always|impossible|unique\w*|first (?:to|in)|first-mover|niemand|als einzige\w*|nur wir|nadie|solo nosotros|el unico|no lo tiene ni|personne|les seuls|le seul|nessun\w*|gli unici|nikt|zaden|jedyn\w*|kimse|tek biz|ninguem|o unico)\b|誰も|唯一|لا أحد|الوحيد|никто|единственн/u;
const UNSURE =
  /\b(?:(?:i|we) think(?! about| of)|i believe|we believe|maybe|perhaps|probably|should|might|hopefully|i guess|seems?|presumably|anticipated|vielleicht|wahrscheinlich|vermutlich|creo|calculo|quizas?|tal vez|probablemente|peut-etre|sans doute|je crois|forse|credo|chyba|moze|pewnie|galiba|belki|bence|talvez|acho)\b|と思|たぶん|おそらく|ربما|أعتقد|يمكن|наверно|кажется/u;
const BETTER =
  /\b(?:cheap(?:er|est)|faster|better|easier|safer|less than|more than|billiger|guenstiger|schneller|besser|mas barat\w*|mejor|moins cher\w*|pas chere?|meilleur\w*|piu economic\w*|meglio|taniej|tansz\w*|lepiej|daha ucuz|mais barat\w*|melhor)\b|فرق|أفضل|أحسن|より/u;

/** Words of a result. */
const MEASURED =
  /\b(?:vs|versus|against|from \d|down|fell|dropped|rose|success|rates?|accura\w*|finds?|found|matched|saves?|saved|less|fewer|compared)\b/;

/** The fields that claim something for the product. */
const CLAIMED: readonly TextField[] = ['competitive_advantage', 'solution_statement'];

/** The reasons, the one that is least likely to hold first. */
const REASONS: readonly Unconfirmed[] = [
  {
    id: 'doubt.nobody-else',
    pattern: NOBODY_ELSE,
    fields: CLAIMED,
    isShown: ({ text }) => NOBODY_ELSE.test(text),
    horizon: 7,
    title: 'Look for one case against this',
    longTitle: 'Look for one case against what you write about your {topic}',
    description:
      'Search for a day as somebody would who wants to prove you wrong: in the lists of the trade, in other countries, among those who have left. Bring back the three nearest cases that you found, what each does or charges, and the sentence as it can stand.',
  },
  {
    id: 'doubt.unsure',
    pattern: UNSURE,
    fields: [...CLAIMED, 'target_market', 'idea_description'],
    isShown: ({ text, isDenied }) => !isDenied && UNSURE.test(text),
    horizon: 30,
    title: 'Find out whether this holds',
    longTitle: 'Find out whether this guess about your {topic} holds',
    description:
      'You write it as a guess. Name the figure that would show it to be true and the one that would show it to be false, and count for two weeks. Bring back the count, and write the sentence again with it.',
  },
  {
    id: 'doubt.better',
    pattern: BETTER,
    fields: CLAIMED,
    isShown: ({ text, isDenied, quantities }) =>
      !isDenied && BETTER.test(text) && quantities.some(({ kind }) => kind === 'money' || kind === 'percent'),
    horizon: 30,
    origin: 'own',
    title: 'Put figures on both sides of this comparison',
    longTitle: 'Put figures on both sides of the comparison in your {topic}',
    description:
      'Buy or borrow what you compare with, and do the same job with both on one day. Bring back both prices and both results in the same unit, and say who else was there.',
  },
  {
    id: 'doubt.figure',
    fields: [...CLAIMED, 'idea_description'],
    isShown: ({ field, quantities, isPlanned, text }) =>
      !isPlanned &&
      !KEPT.test(text) &&
      quantities.some(
        ({ kind, mood }) =>
          mood === 'stated' &&
          (kind === 'percent' || (kind === 'count' && field !== 'idea_description')) &&
          MEASURED.test(text),
      ),
    horizon: 90,
    origin: 'own',
    title: 'Let somebody outside measure or count this again',
    longTitle: 'Let somebody outside measure or count again what you write about your {topic}',
    description:
      'Give them the book, the log or the list that the figure comes from, and no result beforehand. Bring back both figures, the day on which each was taken, and what explains the difference.',
  },
];

const isLong = ({ words, text }: Statement): boolean =>
  words.length >= MIN_WORDS || (/[\u3040-\u9fff\uac00-\ud7af]/u.test(text) && text.length >= MIN_LETTERS);

/** The fields, the one that is least likely to hold first. */
const FIELDS: readonly (readonly [field: TextField, factor: FactorName, topic: string])[] = [
  ['competitive_advantage', 'Edge', 'advantage'],
  ['solution_statement', 'Solution', 'solution'],
  ['idea_description', 'Solution', 'product'],
  ['target_market', 'Target customer', 'market'],
];

/** The task about a sentence: in the title if it fits, otherwise in the description. */
function aboutSentence(
  { title, longTitle, description, pattern }: Unconfirmed,
  topic: string,
  statement: Statement,
  { quote, quoteAt }: Brief,
): Wording {
  const named = `${title}: ${shortQuote(statement.quote, MAX_TITLE_LENGTH)}`;
  const fits = named.length <= MAX_TITLE_LENGTH && !named.includes('…');
  return fits
    ? { title: named, description }
    : {
        title: longTitle.replace('{topic}', topic),
        description,
        shown: pattern ? quoteAt(statement, pattern) : quote(statement),
      };
}

const ideaOf = (reason: Unconfirmed, [field, factor, topic]: (typeof FIELDS)[number]): Idea => ({
  id: `${reason.id}.${field}`,
  factor,
  rungs: ALL,
  horizon: reason.horizon,
  origin: reason.origin ?? 'unconfirmed',
  needs: ['open'],
  write: (brief) => {
    const shown = brief.claims
      .in(field)
      .find((statement) => isLong(statement) && !statement.is('aside') && reason.isShown(statement));
    return shown ? aboutSentence(reason, topic, shown, brief) : null;
  },
});

/** Tasks about a sentence of the founder that may not hold. */
export const unconfirmed: readonly Idea[] = REASONS.flatMap((reason) =>
  FIELDS.filter(([field]) => reason.fields.includes(field)).map((field) => ideaOf(reason, field)),
);
