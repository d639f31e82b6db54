import type { Figure, FoundFigure } from './figure.js';
import type { OwnedQuantity, Statement } from './statement.js';

const PRESENT =
  /\b(?:now|today|currently|at present|at the moment|rn|by now|as of|this (?:month|week|year|quarter)|heute|aktuell|jetzt|inzwischen|ahora|hoy|actualmente|aujourd'hui|maintenant|actuellement|hoje|agora|oggi|adesso|ora)\b/;
const PAST =
  /\b(?:started|starting|began|beginning|initially|at first|originally|used to|up from|down from|last (?:month|week|year|quarter|spring|summer|autumn|fall|winter)|(?:days?|weeks?|months?|years?) ago|back (?:in|then)|before|until|after|formerly|earlier|in (?:early |late |mid-? ?)?(?:20\d\d|january|february|march|april|may|june|july|august|september|october|november|december))\b/;
const FROM = /\bfrom (?:(?:about|around|roughly|just|only|some) )*$/;
/** Words for a development, of which the last figure is the latest. */
const DEVELOPMENT =
  /\b(?:grew|grown|growing|growth|went|gone|rose|risen|climbed|jumped|increas\w+|doubled|tripled|started|began|fell|dropped|down|up|then|now|today)\b|→|->|=>/;
const MONTHS =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|week|month|q)\b/g;

/** The step of a development around a figure: "from 12", "to 310 in May". */
function stepAround({ text }: Statement, { start, end }: OwnedQuantity): string {
  const before =
    text
      .slice(0, start)
      .split(/[;()]|(?<!\d),|,(?!\d)|\b(?:and|but|then|to)\b|→|->|=>/)
      .at(-1) ?? '';
  const behind = text.slice(end).split(/[;()]|,(?!\d)|\b(?:and|but|then|to)\b|→|->|=>/)[0] ?? '';
  return `${before} ${text.slice(start, end)} ${behind}`;
}

/** 1 for a figure of today, -1 for an earlier one, 0 if its clause names no time. */
function timeOf({ statement, quantity }: FoundFigure): number {
  const clause = stepAround(statement, quantity);
  if (PRESENT.test(clause)) return 1;
  return FROM.test(statement.text.slice(0, quantity.start)) || PAST.test(clause) ? -1 : 0;
}

/** Whether a sentence tells of a development: "from 12 in January to 310". */
export const isDevelopment = ({ text }: Statement): boolean =>
  DEVELOPMENT.test(text) || (text.match(MONTHS)?.length ?? 0) > 1;

/**
 * The figures of the latest time that the text names. Of a sentence about a development only the last of
 * them counts.
 */
export function latestOf<T extends FoundFigure>(found: readonly T[]): T[] {
  const latest = Math.max(...found.map(timeOf));
  const ofTime = found.filter((figure) => timeOf(figure) === latest);
  return ofTime.filter(
    ({ statement }, at) =>
      !isDevelopment(statement) || !ofTime.slice(at + 1).some((later) => later.statement === statement),
  );
}

/**
 * The named figure that is nearest to the number field; null if the field is blank or none is named. A text
 * may state earlier figures too ("from $3k to $12k"), and contradicts the field only if no figure agrees.
 */
export function nearestTo<T extends Figure>(field: number, found: readonly T[]): T | null {
  if (field <= 0) return null;
  const distance = ({ value }: Figure) => Math.abs(Math.log(value / field));
  const named = found.filter(({ value, isExplicit }) => isExplicit && value > 0);
  return named.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
