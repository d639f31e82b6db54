import type { MatchableInvestor } from '@proofround/contracts';

import { type Aspect, names } from '../reasons.js';
import { touches } from '../startup/about.js';
import type { StartupReading } from '../startup/reading.js';
import { readThesis } from '../thesis/read-thesis.js';
import type { Topic } from '../topics/topics.js';

const WEIGHT = 15;
/** The shared topics that make a full fit; the first one counts most. */
const ENOUGH = 2;
/** The weight of a single noun outside the vocabulary, which says less than a topic or a compound. */
const NOUN_COUNTS = 0.6;
/** The weight of a topic of the present companies, which say less than the thesis. */
const COMPANY_SHARE = 0.5;
/** A thesis with fewer topics is too vague to count against a startup. */
const MIN_WANTS = 2;

const weightOf = ({ literal }: Topic) => (literal === null || literal.includes(' ') ? 1 : NOUN_COUNTS);
const sum = (topics: readonly Topic[]) => topics.reduce((total, topic) => total + weightOf(topic), 0);

/** Compares the topics of the thesis and the present companies with the startup's texts. */
export function thesisAspect(reading: StartupReading, investor: MatchableInvestor): Aspect {
  const thesis = readThesis(investor.investment_thesis);
  const holds = readThesis(investor.current_companies).wants;
  const inThesis = thesis.wants.filter((topic) => touches(reading, topic));
  const wanted = new Set(thesis.wants.map(({ key }) => key));
  const inCompanies = holds.filter((topic) => !wanted.has(topic.key) && touches(reading, topic));
  if (inThesis.length + inCompanies.length === 0) return nothingShared(thesis.stated, thesis.wants);
  const fit = Math.min(1, (1 + sum(inThesis) + COMPANY_SHARE * sum(inCompanies)) / (ENOUGH + 1));
  const shared = names((inThesis.length > 0 ? inThesis : inCompanies).map(({ name }) => name));
  const where = inThesis.length > 0 ? 'thesis speaks' : 'present companies speak';
  return {
    weight: WEIGHT,
    fit,
    kind: 'fits',
    forFounder: `Their ${where} of ${shared}, and so do you`,
    forInvestor: `Touches ${inThesis.length > 0 ? 'your thesis' : 'your present companies'}: ${shared}`,
  };
}

function nothingShared(stated: boolean, wants: readonly Topic[]): Aspect {
  if (!stated) {
    return {
      weight: WEIGHT,
      fit: null,
      forFounder: 'Their investment thesis is not known',
      forInvestor: 'You have not stated an investment thesis',
    };
  }
  if (wants.length < MIN_WANTS) {
    return {
      weight: WEIGHT,
      fit: null,
      forFounder: 'Whether their thesis speaks of what you do is not known',
      forInvestor: 'Whether it touches your thesis is not known',
    };
  }
  const list = names(wants.map(({ name }) => name));
  return {
    weight: WEIGHT,
    fit: 0,
    forFounder: `Their thesis speaks of other things than yours: ${list}`,
    forInvestor: `Does not touch your thesis, which speaks of ${list}`,
  };
}
