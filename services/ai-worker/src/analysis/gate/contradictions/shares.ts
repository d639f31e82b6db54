import { figure as count } from '@proofround/contracts';
import { none, contradiction, type Rule } from './rule.js';

const OF_A_WHOLE =
  /\b(?:of (?:all |our |the |its |their )?(?:users|customers|clients|people|patients|market|households|companies|students|farmers|subscribers|population)|retention|conversion|accuracy|market share|margin|satisfaction|open rate|uptime|response rate)\b/;
const MAY_EXCEED =
  /\b(?:net|growth|grew|increase|more|faster|higher|roi|return|up|over|increas\w+|nrr|above|plus)\b/;

/** A share of a whole is above 100 %. */
export const sharesAboveAll: Rule = ({ statements }) =>
  statements.flatMap((statement) => {
    const impossible = statement.quantities.find(
      ({ kind, value, before, behind }) =>
        kind === 'percent' &&
        value > 100 &&
        OF_A_WHOLE.test(`${before} ${behind}`) &&
        !MAY_EXCEED.test(`${before} ${behind}`),
    );
    return impossible ? contradiction(`A share cannot be ${count(impossible.value)} %.`, statement) : [];
  });

/** Words for the rest of a whole: the shares before it are parts of one whole. */
const REMAINDER =
  /\b(?:the rest|the remainder|the remaining|neither|no (?:change|difference|effect|answer|opinion)|undecided|don't know|unchanged|not at all|der rest|el resto|le reste|o resto|prefer not to say)\b/;
/** Words that announce the parts of a whole. */
const SPLIT =
  /\b(?:split|breakdown|broken down|break down|cap table|ownership|shareholders?|divided|mix|aufteilung|reparto|repartition)\b/;
/** The highest sum of rounded shares. */
const ROUNDED = 103;

/** The parts of a whole add up to more than 100 %. */
export const partsAboveWhole: Rule = ({ statements }) =>
  statements.flatMap((statement) => {
    const shares = statement.quantities.filter(
      ({ kind, value, before, behind }) =>
        kind === 'percent' && value < 100 && !MAY_EXCEED.test(`${before} ${behind}`),
    );
    if (shares.length < 2 || !(REMAINDER.test(statement.text) || SPLIT.test(statement.text))) return none;
    const sum = shares.reduce((whole, { value }) => whole + value, 0);
    if (sum <= ROUNDED) return none;
    return contradiction(
      `${shares.map(({ value }) => `${count(value)} %`).join(' + ')} = ${count(sum)} %: parts of one whole cannot be more than 100 %.`,
      statement,
    );
  });
