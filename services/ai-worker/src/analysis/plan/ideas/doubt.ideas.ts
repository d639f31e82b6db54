import type { Statement, TextField } from '../../../claims/statement.js';
import type { Brief } from '../brief.js';
import { BELOW_PROOF, PROVEN, type FactorName, type Idea } from '../idea.js';

/** A way in which a sentence may not hold, and how to find out. */
interface Doubtful {
  readonly id: string;
  readonly pattern: RegExp;
  readonly horizon: Idea['horizon'];
  readonly title: string;
  readonly description: string;
}

const MIN_WORDS = 4;
/** The ways, the most doubtful first. */
const WAYS: readonly Doubtful[] = [
  {
    id: 'doubt.nobody-else',
    pattern:
      /\b(?:nobody|no one|no-one|none of|only we|we are the only|the only|never|always|impossible|unique\w*|first (?:to|in)|niemand|als einzige\w*|nur wir|nadie|solo nosotros|el unico|personne|les seuls|le seul|nessun\w*|gli unici|nikt|jedyn\w*|kimse|tek biz|ninguem|o unico)\b|誰も|唯一|لا أحد|الوحيد|никто|единственн/u,
    horizon: 7,
    title: 'Look for one case against this sentence',
    description:
      'Search for a day as a customer who is unhappy with you would: in the trade’s lists, in other countries, among those who make something near to it. Bring back the three nearest that you found with what they charge, and the sentence as it can stand.',
  },
  {
    id: 'doubt.unsure',
    pattern:
      /\b(?:i think|we think|i believe|we believe|maybe|perhaps|probably|should|might|hopefully|i guess|seems?|presumably|vielleicht|wahrscheinlich|vermutlich|creo|quizas?|tal vez|probablemente|peut-etre|sans doute|je crois|forse|credo|chyba|moze|pewnie|galiba|belki|bence|talvez|acho)\b|と思|たぶん|おそらく|ربما|أعتقد|يمكن|наверно|кажется/u,
    horizon: 30,
    title: 'Find out whether this holds',
    description:
      'You write it as a guess. Name the figure that would show it to be true and the one that would show it to be false, and count for two weeks. Bring back the count, and write the sentence again with it.',
  },
  {
    id: 'doubt.because',
    pattern:
      /\b(?:because|since they|so that they|they (?:like|love|trust|prefer|want|join|come|stay)|weil|denn|porque|parce que|car|perche|poniewaz|bo|cunku)\b|から|ので|لأن|потому/u,
    horizon: 30,
    title: 'Have this reason confirmed by those of whom you write it',
    description:
      'Ask five of them for the reason before you name yours, and write the answers down word for word. Bring back how many gave this one, and the reason that was named most if it is another.',
  },
  {
    id: 'doubt.better',
    pattern:
      /\b(?:cheap(?:er|est)?|faster|better|easier|safer|less than|more than|billiger|guenstiger|schneller|besser|mas barat\w*|mejor|moins cher\w*|meilleur\w*|piu economic\w*|meglio|taniej|tansz\w*|lepiej|daha ucuz|mais barat\w*|melhor)\b/,
    horizon: 30,
    title: 'Put figures on both sides of this comparison',
    description:
      'Buy or borrow what you compare with, and do the same job with both on one day. Bring back both prices and both results in the same unit, and say who else was there.',
  },
];

/** A sentence that is about the startup, and says something. */
const isOwnClaim = ({ words, isDenied, isOfOthers }: Statement, way: Doubtful): boolean =>
  words.length >= MIN_WORDS && !isOfOthers && (!isDenied || way.id === 'doubt.nobody-else');

const doubtOf = (way: Doubtful, [field, factor]: readonly [TextField, FactorName]): Idea => ({
  id: `${way.id}.${field}`,
  factor,
  rungs: [...BELOW_PROOF, ...PROVEN],
  horizon: way.horizon,
  isDoubt: true,
  needs: ['open'],
  write: ({ claims, quote }: Brief) => {
    const told = claims.in(field).find((statement) => way.pattern.test(statement.text) && isOwnClaim(statement, way));
    return told ? { title: way.title, description: way.description, shown: quote(told) } : null;
  },
});

const FIELDS: readonly (readonly [TextField, FactorName])[] = [
  ['competitive_advantage', 'Edge'],
  ['target_market', 'Target customer'],
  ['solution_statement', 'Solution'],
];

/** Tasks about a sentence of the founder that may not hold. */
export const doubtful: readonly Idea[] = WAYS.flatMap((way) => FIELDS.map((field) => doubtOf(way, field)));
