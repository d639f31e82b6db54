import type { Statement } from '../../claims/statement.js';

/** Proven treatment and prevention. */
const TREATMENT =
  'chemo(?:therapy)?|radiotherapy|radiation(?: therapy)?|oncolog\\w+|insulin|dialysis|vaccin\\w*|immuni[sz]ation\\w*|hospital (?:treatment|care|therapy)|prescribed (?:drugs|medicine|medication)|antiretrovirals?|antidepressants|anticoagulants|transfusions?';
/** Words that turn people away from it. */
const TURNS_AWAY =
  "stop(?:s|ped|ping)?|paus(?:e|es|ed|ing)|quit(?:s|ting)?|skip(?:s|ped|ping)?|drop(?:s|ped|ping)?|cancel(?:s|led|ling)?|refus(?:e|es|ed|ing)|avoid(?:s|ed|ing)?|come off|came off|give up|gave up|throw away|replac(?:e|es|ed|ing)|instead of|rather than|in place of|(?:no longer|don't|do not|never|without) need(?:s|ing)?|remov(?:e|es|ed|ing) the need for|without|no need for";
const AGAINST_TREATMENT = new RegExp(String.raw`\b(?:${TURNS_AWAY})\b[^.;]{0,40}\b(?:${TREATMENT})\b`);
/** Remedies without evidence, and promises that no remedy keeps. */
const UNPROVEN =
  /\b(?:homeopath\w*|naturopath\w*|alkaline|bioresonance|crystals?|detox\w*|essential oils?|herbal|herbs?|black seed|miracle|energy healing|healing (?:frequenc\w+|energy|water)|frequenc(?:y|ies) therapy|ozone|bleach|chlorine dioxide|spiritual|biofield|quantum (?:healing|medicine|energy|water)|cure rate|(?:dissolves?|melts?|eliminates?) (?:the )?(?:tumou?rs?|cancers?)|protects? for life|doctors (?:do not|don't|won't|will not) tell)\b/;
/** One remedy for a whole class of diseases. */
const CURES_ALL =
  /\b(?:cures?|heals?|dissolves?|eliminates?|reverses?)\b[^.;]{0,25}\b(?:(?:every|all|any)(?: (?:kinds?|types?|forms?) of)? (?:cancers?|tumou?rs?|diseases?|illness(?:es)?|virus(?:es)?)|(?:cancers?|tumou?rs?|diseases?) of (?:every|all|any) (?:kinds?|types?|forms?))\b/;
/** What the founder says of others, fights or denies. */
const NOT_OWN =
  /\b(?:not|never|no|nobody|cannot|can't|doesn't|don't|myths?|claims? that|quacks?|scams?|so-called|others?|whose|patients who|people who|those who|if they|when they)\b/;

const isOwnClaim = (pattern: RegExp, { text }: Statement): boolean => {
  const match = pattern.exec(text);
  return match !== null && !NOT_OWN.test(text.slice(0, match.index));
};

/**
 * The sentence that turns people away from proven treatment, in a text that offers an unproven remedy. Both
 * must be there: a new drug may replace insulin, and a herbal tea may be sold as tea.
 */
export function harmfulRemedy(statements: readonly Statement[]): Statement | null {
  if (!statements.some(({ text }) => UNPROVEN.test(text) || CURES_ALL.test(text))) return null;
  return statements.find((statement) => isOwnClaim(AGAINST_TREATMENT, statement)) ?? null;
}

/** The sentence that promises to cure all diseases of a class. */
export const cureOfAll = (statements: readonly Statement[]): Statement | null =>
  statements.find((statement) => isOwnClaim(CURES_ALL, statement)) ?? null;

/** Machines that move heat deliver more of it than the energy that they draw. */
const MOVES_HEAT =
  /\b(?:heat pumps?|refrigerants?|coefficient of performance|cop|scop|seer|air conditioner\w*|chillers?|warmepumpen?|pompes? a chaleur|bombas? de calor|pompe di calore)\b/;
const OUT_OF_NOTHING =
  /\b(?:perpetual|free energy|no (?:fuel|electricity|power|input|energy)|without (?:fuel|electricity|power|input|energy)|powers? itself|runs? itself|self-(?:powered|running|sustaining)|over-?unity|forever|drives? (?:a|its|the) generator)\b/;

const HEAT = /\b(?:heat\w*|thermal|warme\w*|chaleur|calor\w*)\b/;

/**
 * Whether a statement is about moving heat, which makes more heat than it takes electricity possible. Other
 * sentences about heat count too, if the text speaks of such a machine.
 */
export function movesHeat({ text }: Statement, all: readonly Statement[]): boolean {
  if (OUT_OF_NOTHING.test(text)) return false;
  return MOVES_HEAT.test(text) || (HEAT.test(text) && all.some((other) => MOVES_HEAT.test(other.text)));
}
