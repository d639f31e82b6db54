import type { MatchableInvestor } from '@proofround/contracts';

import { readInvestor } from '../investor/reading.js';
import { type Aspect, aspectOf, names } from '../reasons.js';
import { touches } from '../startup/about.js';
import type { StartupReading } from '../startup/reading.js';
import type { NamedTopic } from '../topics/topics.js';

const aspect = aspectOf(15);
/** The shared topics that make a full fit; the first one counts most. */
const SUBJECTS_OF_FULL_FIT = 2;
/** The weight of a single noun outside the vocabulary, which says less than a topic or a compound. */
const NOUN_COUNTS = 0.6;
/** The weight of a topic of the present companies, which say less than the thesis. */
const COMPANY_SHARE = 0.5;
/** A thesis with fewer topics is too vague to count against a startup. */
const MIN_WANTS = 2;

const weightOf = (topic: NamedTopic) =>
  topic.kind === 'known' || topic.literal.includes(' ') ? 1 : NOUN_COUNTS;
const sum = (topics: readonly NamedTopic[]) => topics.reduce((total, topic) => total + weightOf(topic), 0);

/**
 * Compares the topics of the thesis and the present companies with the startup's texts.
 * @param restsOn names the other criteria that fit, for a pair that shares no topic
 */
export function thesisAspect(
  reading: StartupReading,
  investor: MatchableInvestor,
  restsOn: () => readonly string[],
): Aspect {
  const { thesis, companyTopics } = readInvestor(investor);
  const inThesis = thesis.wants.filter((topic) => touches(reading, topic));
  const inCompanies = companyTopics.filter((topic) => touches(reading, topic));
  if (inThesis.length + inCompanies.length === 0) {
    return nothingShared(thesis.stated, thesis.wants, restsOn);
  }
  const fit = Math.min(
    1,
    (1 + sum(inThesis) + COMPANY_SHARE * sum(inCompanies)) / (SUBJECTS_OF_FULL_FIT + 1),
  );
  return aspect(
    fit,
    () => {
      const shared = names((inThesis.length > 0 ? inThesis : inCompanies).map(({ name }) => name));
      const where = inThesis.length > 0 ? 'thesis speaks' : 'present companies speak';
      return [
        `Their ${where} of ${shared}, and so do you`,
        `Touches ${inThesis.length > 0 ? 'your thesis' : 'your present companies'}: ${shared}`,
      ];
    },
    'fits',
  );
}

function nothingShared(
  stated: boolean,
  wants: readonly NamedTopic[],
  restsOn: () => readonly string[],
): Aspect {
  if (!stated) {
    return aspect(null, () => [
      'Their investment thesis is not known',
      'You have not stated an investment thesis',
    ]);
  }
  if (wants.length < MIN_WANTS) {
    return aspect(null, () => [
      'Whether their thesis speaks of what you do is not known',
      'Whether it touches your thesis is not known',
    ]);
  }
  // The texts are compared by their words, so the reason claims no more, and says why the score may be high all the same.
  return aspect(0, () => {
    const list = names(wants.map(({ name }) => name));
    const others = restsOn();
    const rest = others.length > 0 ? `; the match rests on ${names(others, others.length)}` : '';
    return [
      `Your texts name none of the subjects in their thesis (${list})${rest}`,
      `Their texts name none of the subjects in your thesis (${list})${rest}`,
    ];
  });
}
