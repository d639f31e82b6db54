import { type Surroundings, wholeWords } from '../clauses/around.js';

/** Money that goes out: costs, losses, own savings. */
const SPENT_BEFORE = wholeWords(
  'spen[dt]s?|spending|burn(?:s|ed|t|ing)?|los(?:e|es|t|ing)|costs?|costing|expenses?|overheads?|paid|owe[sd]?|debts?|loans?|borrowed|salar(?:y|ies)|wages|rent|sav(?:e|es|ed|ing|ings)',
  "(?:we|i)(?:['’]re| are|['’]m| am)? (?:\\p{L}+ )?pay(?:ing)?(?! us)|pay(?:s|ing)? (?:ourselves|myself|him|her|them|for|rent|staff)",
  '(?:invested|put|sank|sunk|put in(?:to)?)(?: in(?:to)? (?:it|this))?|(?:our|my) own',
  'ausgegeben|ausgaben|kosten|kostet|verlust|verlieren|verloren|gastamos|gastado|gastos|costos|perdemos|perdimos|pérdidas|dépensé|dépensons|perdons|coûts|pertes|gastei|gasto|perdemos|custos|speso|spendiamo|perdiamo|costi',
);
const SPENT_AFTER =
  /^\s*(?:(?:a|per) \p{L}+\s+)?(?:(?:in|of)\s+)?(?:(?:running|monthly|fixed|our|my|server|hosting)\s+)*(?:costs?|expenses?|burn|losses|loss|debt|rent|salar(?:y|ies)|wages|overheads?|ausgegeben|kosten|verlust|gastos|costos|pérdidas|dépensés?|pertes|custos|spesi|costi)(?!\p{L})|^\s*(?:\p{L}+\s+){0,2}?(?:goes? (?:to|on|into)|of (?:our|my) own|out of (?:our|my) (?:own )?pocket|from (?:our|my) savings)(?!\p{L})/iu;

/** What customers paid is no cost: "19 workshops paid". The clause may begin after their number. */
const PAID_BY_OTHERS =
  /(?:^\s+\p{L}{2,}s|^\s+people|\b\d[\d.,]*(?: \p{L}+){1,2}|\b(?:they|customers?|clients?|members?|users?|buyers?))(?: have| has| all| each)* paid(?: us)?\s*(?:about |around |us\$|[$€£₹])*$/iu;

/** Money that a startup has already got or could have got. */
const RECEIVED_BEFORE = wholeWords(
  '(?:have |has |had |already |just )*(?:raised|received|got|secured|closed|won|granted)|grants? of|offered|already have|(?:invested|put in) by',
  'bekommen|erhalten|eingesammelt|recibimos|recibido|levantamos ya|reçu|levé|recebemos|captamos|ricevuto|raccolto',
);
const RECEIVED_AFTER =
  /^\s*(?:(?:was|were|is|are|have been|has been|already|so far)\s+)*(?:raised|received|committed|secured|in the bank|in grants|grant|in subsidies|eingesammelt|bekommen|recibidos|reçus|recebidos|ricevuti)(?!\p{L})/iu;
const WANTED =
  /\b(?:rais(?:e|ing)|look(?:ing)? (?:for|to)|need(?:ing)?|want(?:ing)?|seek(?:ing)?|ask(?:ing)? for)\b/iu;

/** Money that is no payment of a customer. */
const GRANTED = wholeWords('grants?|subsid(?:y|ies)|investments?|loans?|prize|award');
export const isGranted = ({ before, after }: Surroundings): boolean =>
  GRANTED.test(before) || GRANTED.test(after);

export const isSpent = ({ before, after }: Surroundings): boolean =>
  (SPENT_BEFORE.test(before) && !PAID_BY_OTHERS.test(before)) || SPENT_AFTER.test(after);

export const isReceived = ({ before, after }: Surroundings): boolean =>
  RECEIVED_BEFORE.test(before) || RECEIVED_AFTER.test(after);

/** "To pay for staff we need 300k", "we raised a little and want 500k more". */
export const isWanted = ({ before }: Surroundings): boolean => WANTED.test(before);

/** The part of an investor's money that is already invested. */
const INVESTED = wholeWords('spent|invested|deployed|committed|lost|paid|gone');
export const isInvested = ({ before }: Surroundings): boolean => INVESTED.test(before);
