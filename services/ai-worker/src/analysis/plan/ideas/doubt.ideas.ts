import type { Statement, TextField } from '../../../claims/statement.js';
import { shortQuote, type Brief } from '../brief.js';
import { BELOW_PROOF, PROVEN, type FactorName, type Idea, type Wording } from '../idea.js';

/** A way in which a sentence may not hold, and how to find out. */
interface Doubtful {
  readonly id: string;
  readonly isShown: (statement: Statement) => boolean;
  readonly horizon: Idea['horizon'];
  /** Stands before the sentence, or alone where the sentence is too long. */
  readonly title: string;
  readonly description: string;
}

const MIN_WORDS = 4;
const MAX_TITLE_LENGTH = 90;

const NOBODY_ELSE =
  /\b(?:nobody|no one|no-one|none of|only we|we are the only|the only|never|always|impossible|unique\w*|first (?:to|in)|first-mover|niemand|als einzige\w*|nur wir|nadie|solo nosotros|el unico|no lo tiene ni|personne|les seuls|le seul|nessun\w*|gli unici|nikt|zaden|jedyn\w*|kimse|tek biz|ninguem|o unico)\b|誰も|唯一|لا أحد|الوحيد|никто|единственн/u;
const UNSURE =
  /\b(?:i think|we think|i believe|we believe|maybe|perhaps|probably|should|might|hopefully|i guess|seems?|presumably|anticipated|vielleicht|wahrscheinlich|vermutlich|creo|calculo|quizas?|tal vez|probablemente|peut-etre|sans doute|je crois|forse|credo|chyba|moze|pewnie|galiba|belki|bence|talvez|acho)\b|と思|たぶん|おそらく|ربما|أعتقد|يمكن|наверно|кажется/u;
const REASON =
  /\b(?:because|since they|so that they|they (?:like|love|trust|prefer|want|join|come|stay)|trust|weil|denn|porque|parce que|car|perche|poniewaz|bo|cunku)\b|から|ので|لأن|потому/u;
const BETTER =
  /\b(?:cheap(?:er|est)?|faster|better|easier|safer|less than|more than|billiger|guenstiger|schneller|besser|mas barat\w*|mejor|moins cher\w*|pas chere?|meilleur\w*|piu economic\w*|meglio|taniej|tansz\w*|lepiej|daha ucuz|mais barat\w*|melhor)\b|فرق|أفضل|أحسن|より/u;

/** The ways, the most doubtful first. */
const WAYS: readonly Doubtful[] = [
  {
    id: 'doubt.nobody-else',
    isShown: ({ text }) => NOBODY_ELSE.test(text),
    horizon: 7,
    title: 'Look for one case against this',
    description:
      'Search for a day as a customer who is unhappy with you would: in the trade’s lists, in other countries, among those who make something near to it. Bring back the three nearest that you found with what they charge, and the sentence as it can stand.',
  },
  {
    id: 'doubt.unsure',
    isShown: ({ text, isDenied }) => !isDenied && UNSURE.test(text),
    horizon: 30,
    title: 'Find out whether this holds',
    description:
      'You write it as a guess. Name the figure that would show it to be true and the one that would show it to be false, and count for two weeks. Bring back the count, and write the sentence again with it.',
  },
  {
    id: 'doubt.reason',
    isShown: ({ text, isDenied }) => !isDenied && REASON.test(text),
    horizon: 30,
    title: 'Have this reason confirmed by those of whom you write it',
    description:
      'Ask five of them for the reason before you name yours, and write the answers down word for word. Bring back how many gave this one, and the reason that was named most if it is another.',
  },
  {
    id: 'doubt.better',
    isShown: ({ text, isDenied }) => !isDenied && BETTER.test(text),
    horizon: 30,
    title: 'Put figures on both sides of this comparison',
    description:
      'Buy or borrow what you compare with, and do the same job with both on one day. Bring back both prices and both results in the same unit, and say who else was there.',
  },
  {
    id: 'doubt.figure',
    isShown: ({ quantities }) => quantities.some(({ kind, mood }) => kind !== 'money' && mood === 'stated'),
    horizon: 90,
    title: 'Let somebody outside count this again',
    description:
      'Give them the book, the log or the list that the figure comes from, and no result beforehand. Bring back both figures, the day on which each was taken, and what explains the difference.',
  },
];

/** The fields, the most doubtful first. */
const FIELDS: readonly (readonly [TextField, FactorName])[] = [
  ['competitive_advantage', 'Edge'],
  ['solution_statement', 'Solution'],
  ['idea_description', 'Solution'],
  ['target_market', 'Target customer'],
  ['problem_statement', 'Problem'],
];

/** The task about a sentence: in the title if it fits, otherwise in the description. */
function aboutSentence({ title, description }: Doubtful, told: Statement, { quote }: Brief): Wording {
  const named = `${title}: ${shortQuote(told.quote, MAX_TITLE_LENGTH)}`;
  const fits = named.length <= MAX_TITLE_LENGTH && !named.includes('…');
  return fits ? { title: named, description } : { title, description, shown: quote(told) };
}

const doubtOf = (way: Doubtful, [field, factor]: readonly [TextField, FactorName]): Idea => ({
  id: `${way.id}.${field}`,
  factor,
  rungs: [...BELOW_PROOF, ...PROVEN],
  horizon: way.horizon,
  isDoubt: true,
  needs: ['open'],
  write: (brief) => {
    const told = brief.claims
      .in(field)
      .find(
        (statement) =>
          statement.words.length >= MIN_WORDS &&
          !statement.isOfOthers &&
          !statement.is('aside') &&
          way.isShown(statement),
      );
    return told ? aboutSentence(way, told, brief) : null;
  },
});

/** Tasks about a sentence of the founder that may not hold. */
export const doubtful: readonly Idea[] = WAYS.flatMap((way) => FIELDS.map((field) => doubtOf(way, field)));
