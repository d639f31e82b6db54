import { BarChart3, ListChecks, type LucideIcon, Users } from 'lucide-react';

/** The landing page's texts. Figures and prices are specified (TEXT-29, LANDING-5). */

export const STATS = [
  { figure: '1,480+', label: 'ideas analyzed' },
  { figure: '220+', label: 'active investors' },
  { figure: '940+', label: 'action plans' },
  { figure: '74/100', label: 'average funding score' },
  { figure: '47%', label: 'improved in 30 days' },
  { figure: '12+', label: 'countries' },
] as const;
export const STATS_DATE = 'As of October 2025';

export const REASONS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: BarChart3,
    title: 'AI-Powered Scoring',
    text: 'A Funding Readiness Score out of 100 that adds up: every point is a line with your own words as evidence.',
  },
  {
    icon: Users,
    title: 'Smart Investor Matching',
    text: 'Sector, check size, stage and thesis, compared by meaning. Each match says what fits, what does not, and what nobody knows yet.',
  },
  {
    icon: ListChecks,
    title: 'Actionable Tasks',
    text: 'What to do in the next 7, 30 and 90 days, in the order of what it gains you. Edit, score again, see what moved.',
  },
];

export const STEPS = [
  {
    title: 'Describe your startup',
    text: 'In a chat that asks one thing at a time, or in a form of five steps.',
  },
  {
    title: 'AI analyzes in real time',
    text: 'Feasibility, market, product, team and risk, while you watch.',
  },
  {
    title: 'Get your score and roadmap',
    text: 'A score with reasons you can check, and a plan for 90 days.',
  },
  { title: 'Match with investors', text: 'People whose sector, check and thesis fit what you build.' },
] as const;

export const FOR_STARTUPS = [
  'See your idea the way an investor will, before they do',
  'Know which sentence to prove next, and what it is worth',
  'Be found by investors who look for exactly your sector and stage',
] as const;

export const FOR_INVESTORS = [
  'Browse startups that were scored by the same rules',
  'Filter by sector, stage, score, revenue and users',
  'Reach founders directly with Investor Access',
] as const;

/** Examples, marked as such, until customers agree to be quoted. */
export const TESTIMONIALS = [
  {
    quote: 'It asked for the number I had been avoiding. Two weeks later I had it, and our first pilot.',
    role: 'a founder in FinTech',
  },
  { quote: 'I can see in a minute why a company scored 68 and not 80.', role: 'an angel investor' },
  {
    quote: 'The plan was not “do market research”. It named the customers I should call.',
    role: 'a founder in HealthTech',
  },
] as const;

export interface Plan {
  name: string;
  price: string;
  per?: string;
  note?: string;
  features: readonly string[];
  button: string;
  popular?: boolean;
  forInvestors?: true;
}

export const PLANS: readonly Plan[] = [
  {
    name: 'Starter',
    price: 'Free',
    features: ['1 AI score', 'Basic action plan', 'Limited investor visibility'],
    button: 'Start for free',
  },
  {
    name: 'Pro',
    price: '$29',
    per: 'per month',
    features: ['Unlimited scoring', 'Full AI task reports', 'Investor matching access', 'Priority support'],
    button: 'Start Pro Trial',
    popular: true,
  },
  {
    name: 'Investor Access',
    price: '$299',
    per: 'per year',
    features: ['Full startup database', 'Advanced filtering', 'Direct founder contact'],
    button: 'Get Investor Access',
    forInvestors: true,
  },
];
