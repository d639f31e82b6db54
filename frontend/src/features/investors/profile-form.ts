import type { InvestorInput, Stage } from '../../api/generated/client';

/** What the form holds: text as typed, and the stages that are ticked. */
export interface ProfileValues {
  budget: string;
  current_companies: string;
  investment_sectors: string;
  check_size_min: string;
  check_size_max: string;
  investment_thesis: string;
  geography_preference: string;
  portfolio_size: string;
  preferred_stages: readonly Stage[];
}

export type TextField = Exclude<keyof InvestorInput, 'preferred_stages'>;

export const EMPTY_PROFILE: ProfileValues = {
  budget: '',
  current_companies: '',
  investment_sectors: '',
  check_size_min: '',
  check_size_max: '',
  investment_thesis: '',
  geography_preference: '',
  portfolio_size: '',
  preferred_stages: [],
};

/** Split on commas, trimmed, blanks removed (specification, section 5). */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The list, or null where there is nothing in it. */
const listOrNull = (text: string): string[] | null => {
  const entries = splitList(text);
  return entries.length > 0 ? entries : null;
};

/** "1,200.50" and "$1200.50" as a number; what is no number stays text, for the schema to refuse. */
function numberOrNull(text: string): number | string | null {
  const plain = text.replaceAll(/[\s,$]/g, '');
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : text;
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The body that the typed values stand for; what is required and blank is null, for the schema to refuse. */
export function toProfileBody(values: ProfileValues): Record<keyof InvestorInput, unknown> {
  return {
    budget: numberOrNull(values.budget),
    current_companies: textOrNull(values.current_companies),
    investment_sectors: listOrNull(values.investment_sectors),
    check_size_min: numberOrNull(values.check_size_min),
    check_size_max: numberOrNull(values.check_size_max),
    investment_thesis: textOrNull(values.investment_thesis),
    geography_preference: listOrNull(values.geography_preference),
    portfolio_size: numberOrNull(values.portfolio_size),
    preferred_stages: values.preferred_stages.length > 0 ? values.preferred_stages : null,
  };
}
