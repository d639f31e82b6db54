import type { Investor, InvestorInput, InvestorPatch, Stage } from '../../api/generated/client';
import { toAmount } from '../../lib/amount';

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

/** Split on commas, trimmed, blanks removed (INVESTOR-9). */
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

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The body that the typed values stand for; what is required and blank is null, for the schema to refuse. */
export function toProfileBody(values: ProfileValues): Record<keyof InvestorInput, unknown> {
  return {
    budget: toAmount(values.budget),
    current_companies: textOrNull(values.current_companies),
    investment_sectors: listOrNull(values.investment_sectors),
    check_size_min: toAmount(values.check_size_min),
    check_size_max: toAmount(values.check_size_max),
    investment_thesis: textOrNull(values.investment_thesis),
    geography_preference: listOrNull(values.geography_preference),
    portfolio_size: toAmount(values.portfolio_size),
    preferred_stages: values.preferred_stages.length > 0 ? values.preferred_stages : null,
  };
}

/** A stored profile as the form shows it. */
export function toProfileValues(investor: Investor): ProfileValues {
  const text = (value: number | string | null) => (value === null ? '' : String(value));
  return {
    budget: text(investor.budget),
    current_companies: investor.current_companies,
    investment_sectors: investor.investment_sectors.join(', '),
    check_size_min: text(investor.check_size_min),
    check_size_max: text(investor.check_size_max),
    investment_thesis: text(investor.investment_thesis),
    geography_preference: (investor.geography_preference ?? []).join(', '),
    portfolio_size: text(investor.portfolio_size),
    preferred_stages: investor.preferred_stages ?? [],
  };
}

/** Of the body what was changed in the form: the body of the PATCH. */
export function changesOf(body: InvestorInput, changed: readonly (keyof ProfileValues)[]): InvestorPatch {
  return Object.fromEntries(Object.entries(body).filter(([name]) => changed.some((one) => one === name)));
}
