import type { Statement } from '../../../claims/statement.js';
import { DIGITS, valueOf } from './measures.js';

/** Finds a sentence whose figures physics or mathematics do not allow. It may need other sentences, too. */
type Law = (statements: readonly Statement[]) => Statement | undefined;

const NUMBER = String.raw`(${DIGITS})`;
const KILO = 1000;

const WATTS = new RegExp(
  String.raw`${NUMBER} ?-?(k|kilo)?(?:w|watts?)\b(?! ?-?h\b)(?! ?(?:hours?|stunden|heures|horas|ore)\b)`,
  'g',
);
const wattsIn = (text: string): { watts: number; start: number; end: number }[] =>
  [...text.matchAll(WATTS)].map(({ 0: whole, 1: digits = '', 2: kilo, index }) => ({
    watts: valueOf(digits) * (kilo ? KILO : 1),
    start: index,
    end: index + whole.length,
  }));

const OUT_OF_AIR =
  /\b(?:air|vapou?r|humidity|luft|luftfeuchtigkeit|aire|humedad|humidite|vapeur|umidade|aria|umidita)\b/;
const WATER = /\b(?:water|wasser|eau|agua|acqua)\b/;
const LITRES = new RegExp(String.raw`${NUMBER} ?(?:l|lit(?:re|er)s?|litros?|litri|liter)\b`);
const A_DAY = /\b(?:day|daily|tag|taglich|jour|dia|giorno)\b/;
/** Nets catch drops that are there already. */
const CATCHES_DROPS = /\b(?:fog|nets?|mist|nebel|brouillard|niebla|rain)\b/;
const HOURS_OF_A_DAY = 24;
/** A small part of the energy that the best machine needs to condense a litre. */
const WATT_HOURS_OF_A_LITRE = 20;

/** More water out of air than its energy can condense. */
const waterOutOfAir: Law = (statements) => {
  const text = statements.map((statement) => statement.text).join(' ');
  if (!OUT_OF_AIR.test(text) || !WATER.test(text) || CATCHES_DROPS.test(text)) return undefined;
  const [energy, ...others] = wattsIn(text);
  if (!energy || others.some(({ watts }) => watts !== energy.watts)) return undefined;
  return statements.find((statement) => {
    const litres = LITRES.exec(statement.text)?.[1];
    if (litres === undefined || !A_DAY.test(statement.text)) return false;
    return valueOf(litres) * WATT_HOURS_OF_A_LITRE > energy.watts * HOURS_OF_A_DAY;
  });
};

const PER_AREA =
  /^\s*(?:of (?:electricity|power|current) )?(?:per|a|from (?:each|every|one)|pro|par|por|al) (?:square met(?:re|er)|m2|m²|quadratmeter|metre carre|metro cuadrado|metro quadrado|metro quadrato)/;
const SUNLIGHT = /\b(?:sun\w*|daylight|solar\w*|photo\w*|roof|panel|slate|tiles?|licht|soleil|sol)\b/;
/** The sun gives less than this on a square metre outside the atmosphere. */
const WATTS_OF_THE_SUN = 1400;

/** More power from an area than the sun gives it. */
const moreThanTheSun: Law = (statements) =>
  statements.find(
    ({ text }) =>
      SUNLIGHT.test(text) &&
      wattsIn(text).some(({ watts, end }) => watts > WATTS_OF_THE_SUN && PER_AREA.test(text.slice(end))),
  );

const TAKES =
  /\b(?:takes?|draws?|uses?|needs?|consumes?|put(?:ting)? in|feed(?:ing)?|from the (?:socket|grid|mains|plug)|input|motor|nimmt|braucht|consomme|consume)\b/;
const GIVES =
  /\b(?:gives?|delivers?|yields?|makes?|produces?|generates?|out(?:put)?|liefert|gibt|fournit|donne|entrega|produce)\b/;
const NOTHING_ELSE =
  /\b(?:nothing (?:else )?goes in|nothing goes in but|surplus|left over for free|are free for|for ?ever|no (?:other )?(?:fuel|source)|ohne brennstoff|sans carburant|sin combustible)\b/;
const NEXT = 3;
/** Rounding and meters explain less. */
const CLEARLY_MORE = 1.5;

/** More power out of a machine than goes in, while nothing else goes in. */
const morePowerOut: Law = (statements) => {
  if (!statements.some(({ text }) => NOTHING_ELSE.test(text))) return undefined;
  return statements.find(({ text }, at) => {
    const [taken, ...others] = wattsIn(text);
    const given = others.find(({ watts }) => watts > CLEARLY_MORE * (taken?.watts ?? Infinity));
    if (!taken || !given) return false;
    const near = statements.slice(Math.max(0, at - NEXT), at + NEXT);
    return (
      TAKES.test(text.slice(0, given.start)) &&
      GIVES.test(text.slice(taken.end)) &&
      near.some((other) => NOTHING_ELSE.test(other.text))
    );
  });
};

const RADIO_FEEDS =
  /\b(?:picks? up|harvests?|catch(?:es)?|takes?|powered by|out of|from|turns) (?:the |your |any )?(?:\w+ )?(?:wi-?fi|wlan|radio waves|bluetooth|phone signal)\b/;
const CHARGES = /\b(?:charg\w+|powers|ladt|recharge\w*|carga\w*|carrega\w*|ricarica\w*)\b/;
/** Radio in a room carries less than this. */
const WATTS_OF_RADIO = 1;

/** A device charged with more power than the radio in a room carries. */
const chargedByRadio: Law = (statements) =>
  statements.find(
    ({ text }) =>
      RADIO_FEEDS.test(text) &&
      CHARGES.test(text) &&
      wattsIn(text).some(({ watts }) => watts > WATTS_OF_RADIO),
  );

const FROM_ONE = new RegExp(
  String.raw`\bfrom (?:one|a|1|each|every) (?:kilogram(?:me)?s?|kilo|kg|lit(?:re|er)|tonne|ton)\b[^.]{0,60}? ${NUMBER} ?(?:kg|kilo\w*|lit(?:re|er)s?|tonnes?|tons?)\b`,
);
const NOTHING_ADDED =
  /\b(?:nothing else goes in|nothing (?:else )?(?:is )?added|without adding|no (?:water|power|energy) (?:is )?(?:added|needed|goes in))\b/;

/** More matter comes out than goes in. */
const moreMatterOut: Law = (statements) =>
  statements.find(({ text }) => {
    const out = FROM_ONE.exec(text)?.[1];
    return out !== undefined && valueOf(out) > CLEARLY_MORE && NOTHING_ADDED.test(text);
  });

const SHRINKS_ALL =
  /\b(?:shrinks?|turns?|reduces?|packs?|squeezes?|compress(?:es)?|stores?) (?:any|every|all) (?:[\w-]+ ){0,2}(?:files?|data|videos?|films?|movies?)\b/;
const NO_LOSS =
  /\b(?:no loss|without (?:any )?loss|lossless\w*|bit for bit|verlustfrei\w*|sans perte|sin perdida|sem perda|senza perdita)\b/;
const WITHOUT_END =
  /\b(?:(?:whatever|regardless of|no matter) (?:\w+ )?(?:length|size)|(?:encrypted|zipped|random)|through (?:it )?again|compressed again|as often as|again by the same)\b/;

/** Every file becomes smaller without loss, however small or random it is. */
const shrinksEverything: Law = (statements) => {
  const text = statements.map((statement) => statement.text).join(' ');
  if (!NO_LOSS.test(text) || !WITHOUT_END.test(text)) return undefined;
  return statements.find((statement) => SHRINKS_ALL.test(statement.text));
};

const KNOWS_ALL_DISEASES =
  /\b(?:detects?|measures?|diagnos\w+|finds?|recogni[sz]es?|reads?|shows?)\b[^.]{0,90}\b(?:all|every|any)(?: the)?(?: known| \d+)* (?:diseases?|illness(?:es)?|cancers?)\b/;
const WITHOUT_MEANS =
  /\b(?:100 ?(?:%|percent)|no (?:battery|sensor)|without (?:\w+, )*(?:light|electricity|blood|sensors?|chemicals)|in (?:one|two|three|four|five|\d+) seconds)\b/;

/** One device finds all diseases with certainty, or without any means of measuring. */
const findsAllDiseases: Law = (statements) =>
  statements.find(({ text }) => KNOWS_ALL_DISEASES.test(text) && WITHOUT_MEANS.test(text));

const LAWS: readonly { readonly code: string; readonly law: Law }[] = [
  { code: 'impossible_energy', law: waterOutOfAir },
  { code: 'impossible_energy', law: moreThanTheSun },
  { code: 'impossible_energy', law: morePowerOut },
  { code: 'impossible_energy', law: chargedByRadio },
  { code: 'impossible_science', law: moreMatterOut },
  { code: 'impossible_science', law: shrinksEverything },
  { code: 'impossible_cure', law: findsAllDiseases },
];

/** The sentences whose figures break a law of nature, the first of each offence. */
export function brokenLaws(statements: readonly Statement[]): { code: string; statement: Statement }[] {
  const found = new Map<string, Statement>();
  for (const { code, law } of LAWS) {
    const statement = found.has(code) ? undefined : law(statements);
    if (statement) found.set(code, statement);
  }
  return [...found].map(([code, statement]) => ({ code, statement }));
}
