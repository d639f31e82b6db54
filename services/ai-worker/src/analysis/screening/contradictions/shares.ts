import { figure as count } from '@proofround/contracts';

import { contradiction, none, type Rule } from './rule.js';

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
  /\b(?:split|breakdown|broken down|break down|cap table|ownership|owned|shareholders?|divided|gehort|possede|pertenece|pertence|mix|aufteilung|reparto|repartition)\b/;
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

/** Precedes the share of all others: "the other 85 % of the market". */
const THE_OTHERS =
  /\b(?:the (?:other|remaining)|die (?:anderen|restlichen|ubrigen)|les autres|los? otros?|el otro|os outros|gli altri|l'altro)$/;
const OF_ALL =
  /^(?:percent |per cent )?(?:of (?:all|the|every)|aller|der|de (?:todos|todas|tous|toutes)|di tutt\w+)\b/;
const NEXT = 2;

/** A share of all, and in the next sentences the share of the others, are more than the whole. */
export const othersAboveWhole: Rule = ({ statements }) =>
  statements.flatMap((statement, at) => {
    const other = statement.quantities.find(
      ({ kind, before }) => kind === 'percent' && THE_OTHERS.test(before),
    );
    if (!other) return none;
    const near = statements.slice(Math.max(0, at - NEXT), at + 1);
    const share = near
      .filter(({ field }) => field === statement.field)
      .flatMap(({ quantities }) => quantities)
      .filter((quantity) => quantity !== other && quantity.kind === 'percent' && OF_ALL.test(quantity.behind))
      .at(-1);
    if (!share || share.value + other.value <= ROUNDED) return none;
    return contradiction(
      `${count(share.value)} % and the other ${count(other.value)} % are more than 100 %.`,
      statement,
    );
  });
