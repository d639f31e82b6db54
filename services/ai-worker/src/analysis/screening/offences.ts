import type { HoldReason } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { Label, Statement } from '../../claims/statement.js';
import { brokenLaws } from './physics/laws.js';
import { beyondLimits } from './physics/limits.js';
import { offencesByPolicy } from './policies/policies.js';
import { isAgainstIt } from './policies/purpose.js';
import { cureOfAll, harmfulRemedy, movesHeat } from './remedies.js';
import { concealedIn } from './suspicions/concealment.js';
import { harmIn } from './suspicions/harm.js';
import { hintsIn } from './suspicions/hints.js';
import { meansIn } from './suspicions/means.js';

/** The consequence of an offence: hidden until an admin clears it, or a low score. */
type Treatment = 'hold' | 'limit';

/** A way in which a startup can be unlawful, harmful, deceptive or impossible. */
interface Offence {
  /** The classifier's label; docs/model-card.md defines it. */
  readonly code: string;
  readonly treatment: Treatment;
  /** Tells the founder what the text looks like and what is needed. */
  readonly text: string;
}

const hold = (code: string, text: string): Offence => ({ code, treatment: 'hold', text });
const limit = (code: string, text: string): Offence => ({ code, treatment: 'limit', text });

export const OFFENCES: readonly Offence[] = [
  hold(
    'securities_unlicensed',
    'This reads like selling investments to the public without the licence or registration it takes.',
  ),
  hold('pyramid', 'This reads like paying members for recruiting members.'),
  hold(
    'personal_data_sale',
    'This reads like collecting or selling personal data without the consent of the people concerned.',
  ),
  hold('covert_surveillance', 'This reads like watching people without their knowledge.'),
  hold('fake_reviews', 'This reads like making or selling fake reviews, followers or traffic.'),
  hold(
    'fake_documents',
    'This reads like making or selling forged papers, or work handed in under another name.',
  ),
  hold('kyc_evasion', 'This reads like getting round identity or anti-money-laundering checks.'),
  hold('sanctions_evasion', 'This reads like moving goods or money past sanctions or customs.'),
  hold('tax_evasion', 'This reads like hiding income from tax authorities.'),
  hold('weapons', 'This reads like making or selling weapons that the law restricts.'),
  hold('drugs', 'This reads like selling drugs or prescription medicine without the licence it takes.'),
  hold('unlicensed_treatment', 'This reads like a service that needs a licence, offered without one.'),
  hold('gambling_unlicensed', 'This reads like gambling without a licence, or for minors.'),
  hold('counterfeit_piracy', 'This reads like copying brands, media or designs without the right to.'),
  hold('hacking', 'This reads like breaking into systems or accounts, or selling tools for it.'),
  hold('intimate_abuse', 'This reads like sexual images without consent, or exploiting people in need.'),
  hold('labour_exploitation', 'This reads like evading wage, age or safety law at work.'),
  hold('discrimination', 'This reads like sorting people out where the law forbids it.'),
  hold('environmental_crime', 'This reads like breaking environmental law.'),
  hold(
    'safety_evasion',
    'This reads like selling products past required safety tests, or hiding a known danger.',
  ),
  hold('deceptive_sales', 'This reads like misleading customers on purpose.'),
  hold(
    'guaranteed_returns',
    'Returns without risk cannot be guaranteed, and promising them to the public is unlawful.',
  ),
  hold('trafficking', 'This reads like trading in people or in parts of their bodies.'),
  hold('bribery', 'This reads like paying officials, doctors or buyers for a favour.'),
  hold('competition', 'This reads like agreeing on prices or bids with rivals.'),
  hold('market_abuse', 'This reads like trading on what the market does not know yet, or moving prices.'),
  hold('abusive_debt', 'This reads like collecting debts by shaming or threatening people.'),
  hold('fraud', 'This reads like taking money by deceit.'),
  hold('spam', 'This reads like sending messages or calls that nobody agreed to.'),
  hold('concealment', 'This reads like an offer that is kept from those whom it harms or who would stop it.'),
  hold('harm', 'This reads like an offer that deceives people or takes advantage of them.'),
  limit('impossible_energy', 'More energy cannot come out of a machine than goes in.'),
  limit('impossible_cure', 'No single remedy cures everything, and there is no evidence that this one does.'),
  limit('impossible_science', 'As described, this contradicts what physics or mathematics allow.'),
];

/** An offence found in the statements, with the sentence that shows it best. */
export interface FoundOffence {
  readonly offence: Offence;
  readonly statement: Statement;
  /** The combined confidence of the statements, 0 to 1. */
  readonly confidence: number;
}

/** The least confidences in one offence and in any offence; one of the pairs must be reached. */
const SHOWN = [
  { one: 0.6, any: 0.88 },
  { one: 0.9, any: 0.6 },
] as const;
/** The least confidence of an offence that is named beside the surest one. */
const NAMED = 0.5;
/** The classifier is unreliable on shorter sentences. */
const MIN_WORDS = 5;
/** The number of statements whose confidences are combined. */
const TOGETHER = 3;

interface Shown {
  readonly statement: Statement;
  /** The probability that at least one of the surest statements shows it. */
  readonly confidence: number;
}

function shownBy(statements: readonly Statement[], label: Label): Shown | null {
  const surest = statements
    .map((statement) => ({ statement, confidence: statement.confidence(label) }))
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, TOGETHER);
  const [best] = surest;
  if (!best) return null;
  const doubt = surest.reduce((product, { confidence }) => product * (1 - confidence), 1);
  return { statement: best.statement, confidence: 1 - doubt };
}

/** Words of founders about themselves or their customers. */
const FOUNDERS =
  /\b(?:we|our|us|i|my|you|your|wir|unser\w*|uns|nous|notre|nos|nosotros|nuestr\w*|eu|nossos?|nossas?)\b/;
/** Denials of a promise. */
const NOT_PROMISED =
  /\b(?:not|isn't|isnt|never|no|nothing|kein\w*|nicht|nie|pas|jamais|nao|sem)\b[^,;]{0,22}\b(?:guarant\w*|garant\w*|free energy|perpetual|cure[sd]?|heal\w*|magic|miracle|promis\w*|riskless|heilt|cura)\b/;

/** Describes what others do: "there are shops that sell sets of papers". */
const OTHERS_DO =
  /\b(?:there (?:are|is) (?:[\w-]+ ){1,4}(?:that|who|which)|es gibt (?:\w+ ){1,3}?\w*, (?:die|der|das)|il y a (?:des|un|une) (?:\w+ ){1,3}qui|hay (?:\w+ ){1,3}que|ha (?:\w+ ){1,3}que|ci sono (?:\w+ ){1,3}che)\b/;
/** The startup works against it, and does not do it itself: "we detect forgeries, we don't make any". */
const FIGHTS =
  /\b(?:we|it|our (?:\w+ )?(?:app|tool|software|product|system|service|check)) (?:only )?(?:detects?|spots?|flags?|catch(?:es)?|prevents?|fights?|exposes?|(?:looks|searches|scans) for (?:[\w-]+ ){0,2}(?:programs?|apps?|software|trackers|papers|documents|messages|accounts|fakes) (?:that|which))\b/;

/** Whether a statement says by its field or its words that others do something, or that the startup does not. */
const describesDeedsOfOthers = ({ field, text }: Statement): boolean =>
  field === 'target_market' || [NOT_PROMISED, OTHERS_DO, FIGHTS].some((words) => words.test(text));

/** Whether a statement describes rivals, the problem or the buyers, so that it shows no offence of the founder. */
function isNoDeedOfFounder(statement: Statement): boolean {
  if (describesDeedsOfOthers(statement)) return true;
  if (statement.is('alternatives') && !statement.leans('solution')) return true;
  const isProblem = statement.is('problem') || statement.field === 'problem_statement';
  return isProblem && !FOUNDERS.test(statement.text);
}

const byCode = (code: string): readonly Offence[] => OFFENCES.filter((offence) => offence.code === code);

/** The offences that rules find whatever the classifier says. */
function certainOffences(statements: readonly Statement[], all: readonly Statement[]): FoundOffence[] {
  const found = [
    { statement: harmfulRemedy(statements), offences: byCode('unlicensed_treatment') },
    { statement: cureOfAll(statements), offences: byCode('impossible_cure') },
  ];
  const byPolicy = offencesByPolicy(statements, all);
  const deeds = all.filter(({ field }) => field !== 'problem_statement' && field !== 'target_market');
  const laws = [...brokenLaws(deeds), ...beyondLimits(deeds)].filter(({ code }) =>
    byPolicy.every((other) => other.code !== code),
  );
  const byRule = [...byPolicy, ...laws].map(({ code, statement }) => ({ statement, offences: byCode(code) }));
  return [...found, ...byRule].flatMap(({ statement, offences }) =>
    statement ? offences.map((offence): FoundOffence => ({ offence, statement, confidence: 1 })) : [],
  );
}

/**
 * The offences that the statements show, surest first. The thresholds come from cross-validation over whole
 * submissions (docs/model-card.md).
 * @param all also the statements about others.
 */
function learntOffences(statements: readonly Statement[], all: readonly Statement[]): FoundOffence[] {
  const any = shownBy(statements, 'offence:any');
  const found = OFFENCES.flatMap((offence): FoundOffence[] => {
    const isEnergy = offence.code === 'impossible_energy';
    const shown = shownBy(
      isEnergy ? statements.filter((statement) => !movesHeat(statement, all)) : statements,
      `offence:${offence.code}`,
    );
    return shown ? [{ offence, ...shown }] : [];
  }).toSorted((a, b) => b.confidence - a.confidence);
  const [best] = found;
  if (!any || !best) return [];
  const isShown = SHOWN.some((least) => best.confidence >= least.one && any.confidence >= least.any);
  return isShown ? found.filter((candidate) => candidate === best || candidate.confidence >= NAMED) : [];
}

/** The least confidence in any offence at which one way to harm or to conceal counts. */
const SUSPECTED = 0.6;
/** Below this confidence in any offence, concealment alone does not count. */
const UNSUSPECTED = 0.15;
/** With this many different ways, no suspicion of the classifier is needed. */
const WAYS = 2;
/** With this many ways, words about victims and shelters excuse nothing. */
const PLAIN_WAYS = 3;

/** An offer that wrongs people or is kept from those who would stop it, for texts in which nothing else is found. */
function suspectedOffence(statements: readonly Statement[], all: readonly Statement[]): FoundOffence[] {
  const confidence = shownBy(statements, 'offence:any')?.confidence ?? 0;
  const harm = harmIn(statements);
  const hints = hintsIn(statements);
  const means = meansIn(statements);
  const concealed = confidence < UNSUSPECTED && !harm && !hints && !means ? null : concealedIn(statements);
  const ways = [harm, hints, means, concealed].reduce((sum, found) => sum + (found?.ways ?? 0), 0);
  const shown = harm ?? hints ?? means ?? concealed;
  if (!shown || (ways < WAYS && confidence < SUSPECTED)) return [];
  if (isAgainstIt(all.map(({ text }) => text).join('\n'), ways >= PLAIN_WAYS)) return [];
  const { statement } = shown;
  const code = shown === concealed ? 'concealment' : 'harm';
  return byCode(code).map((offence) => ({ offence, statement, confidence }));
}

/** The offences of a startup: those that rules find, those that the classifier shows, or concealment. */
export function offencesIn(claims: Claims): FoundOffence[] {
  const own = claims.statements.filter((statement) => !isNoDeedOfFounder(statement));
  const certain = certainOffences(own, claims.statements);
  const learnt = learntOffences(
    own.filter((statement) => statement.words.length >= MIN_WORDS && !statement.isHype),
    claims.statements,
  );
  const found = [
    ...certain,
    ...learnt.filter(({ offence }) => certain.every((other) => other.offence !== offence)),
  ];
  // Where nothing else is found, the ways in which people are wronged count also in sentences about a problem.
  const deeds = claims.statements.filter(
    (statement) => statement.field !== 'problem_statement' && !describesDeedsOfOthers(statement),
  );
  return found.length > 0 ? found : suspectedOffence(deeds, claims.statements);
}

/** The reasons to hold a startup back from investors: unlawful or harmful, not merely impossible. */
export function holdReasons(offences: readonly FoundOffence[]): HoldReason[] {
  return offences
    .filter(({ offence }) => offence.treatment === 'hold')
    .map(({ offence, statement }) => ({ code: offence.code, text: offence.text, quote: statement.quote }));
}
