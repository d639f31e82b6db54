/** A known pattern of risk. */
export interface RiskPattern {
  /** The classifier's label; docs/model-card.md defines it. */
  readonly code: string;
  readonly title: string;
  /** The question that an investor will ask. */
  readonly question: string;
  /** The gravity, 1 to 3. */
  readonly weight: 1 | 2 | 3;
}

const pattern = (
  code: string,
  weight: RiskPattern['weight'],
  title: string,
  question: string,
): RiskPattern => ({
  code,
  title,
  question,
  weight,
});

/** Known patterns of risk; each is found by a sentence's label, by figures or by both. */
export const RISKS: readonly RiskPattern[] = [
  pattern(
    'platform_dependence',
    2,
    'Depends on another company’s platform',
    'What happens to you on the day the platform changes its rules or prices?',
  ),
  pattern(
    'single_customer',
    3,
    'Most business comes from one customer',
    'What is left if that customer leaves?',
  ),
  pattern(
    'single_supplier',
    2,
    'Depends on one supplier',
    'Who else could supply you, how fast and at what price?',
  ),
  pattern(
    'two_sided_start',
    2,
    'Two sides must be won at once',
    'Which side do you win first, and what brings it before the other is there?',
  ),
  pattern(
    'high_churn',
    3,
    'Customers leave',
    'Why do they leave, and what does a cohort look like after six months?',
  ),
  pattern(
    'paid_acquisition',
    2,
    'Growth is bought with advertising',
    'What does a customer cost you, and how many months until that is earned back?',
  ),
  pattern(
    'low_price_per_customer',
    2,
    'Each customer pays little',
    'How many customers do you need to live, and how do you reach them at that price?',
  ),
  pattern(
    'thin_margin',
    3,
    'Little is left of each sale',
    'What is left of one sale after goods, delivery and labour, and what changes that?',
  ),
  pattern(
    'regulated',
    3,
    'Regulated, and no licence is named',
    'Which licence or approval do you need, what does it cost and when do you have it?',
  ),
  pattern(
    'clinical_evidence',
    3,
    'The effect on health still needs proof',
    'Which study shows it, on how many people, and who will pay for the next one?',
  ),
  pattern(
    'hardware',
    1,
    'Physical devices must be built and shipped',
    'What does one unit cost to make at 100 and at 10,000, and who makes it?',
  ),
  pattern(
    'capital_intensive',
    2,
    'Needs much money before it earns',
    'How much must be spent before the first dollar comes in, and who lends it?',
  ),
  pattern(
    'perishable_logistics',
    2,
    'Fresh goods and delivery',
    'How much spoils, and what does one delivery cost all told?',
  ),
  pattern(
    'incumbent_bundles',
    3,
    'A large company could add it to what it sells',
    'Why would customers not wait until their present provider offers it for nothing?',
  ),
  pattern(
    'crowded_market',
    2,
    'Many others do the same',
    'Who wins against the three best of them, and why would it be you?',
  ),
  pattern('no_moat', 2, 'Easy to copy', 'What would a well-funded copy still lack after a year?'),
  pattern(
    'commodity_ai',
    3,
    'A thin layer over somebody else’s AI',
    'What do you have that the maker of the model does not?',
  ),
  pattern(
    'part_time',
    3,
    'Founders work on it part-time',
    'When does each of you leave the other job, and what must be true before?',
  ),
  pattern('solo_founder', 2, 'One founder alone', 'Who goes on if you cannot, and whom are you looking for?'),
  pattern(
    'no_technical_founder',
    3,
    'Nobody in the team builds it',
    'Who builds and maintains it, and to whom does the code belong?',
  ),
  pattern(
    'no_seller',
    2,
    'Nobody in the team has sold',
    'Who has sold to such customers before, and who makes the calls?',
  ),
  pattern(
    'no_domain_experience',
    2,
    'New to the trade',
    'Who of you knows this trade from inside, and who advises you?',
  ),
  pattern(
    'key_person',
    2,
    'Everything hangs on one person',
    'What is written down, and what is insured, if that person is gone?',
  ),
  pattern(
    'long_sales_cycle',
    2,
    'Customers decide slowly',
    'How many months from the first talk to the first payment, and how many are at which step?',
  ),
  pattern(
    'public_buyer',
    2,
    'Sells to public budgets',
    'From which budget line is it paid, and when does that budget year begin?',
  ),
  pattern('grant_dependent', 2, 'Lives on grants', 'What is left when the grant ends?'),
  pattern('customer_cannot_pay', 3, 'Those who need it can hardly pay', 'Who pays instead of them, and why?'),
  pattern('no_monetisation', 3, 'Nothing says how it earns', 'Who will pay what, and who has said so?'),
  pattern(
    'one_time_purchase',
    2,
    'Customers buy once',
    'What do they buy next, and what does it cost to find the next customer?',
  ),
  pattern(
    'behaviour_change',
    2,
    'People must change a habit',
    'Who has already changed it, and what made them?',
  ),
  pattern(
    'small_market',
    2,
    'The market is small',
    'How many customers are there in all, and what is the next market after them?',
  ),
  pattern('seasonal', 1, 'Demand comes with the season', 'How do you pay for the months without it?'),
  pattern(
    'services_not_product',
    2,
    'Grows only with staff',
    'Which part of the work is done without people, and what is the margin on it?',
  ),
  pattern(
    'sensitive_data',
    2,
    'Handles sensitive data',
    'Where is the data kept, on what legal ground, and who has checked it?',
  ),
  pattern(
    'liability',
    2,
    'Somebody could be hurt if it fails',
    'Who is liable, and what does the insurance cost?',
  ),
  pattern(
    'unproven_technology',
    3,
    'Not shown to work outside the laboratory',
    'What was measured, by whom, under which conditions?',
  ),
  pattern(
    'long_development',
    2,
    'Years until something can be sold',
    'Which result next year tells whether to go on?',
  ),
  pattern(
    'ip_unclear',
    3,
    'It is not settled who owns it',
    'To whom does the invention, code or content belong, and where is it signed?',
  ),
  pattern('legal_dispute', 3, 'A dispute is open', 'What is the worst outcome, and what does it cost?'),
  pattern(
    'content_moderation',
    1,
    'Users publish things',
    'Who takes down what must not be there, and how fast?',
  ),
  pattern(
    'political_currency',
    2,
    'Depends on a border, currency or government',
    'What does a devaluation or a closed border do to your figures?',
  ),
  pattern('unfocused', 2, 'Several things at once', 'Which one product for which one customer comes first?'),
  pattern(
    'vanity_metrics',
    2,
    'Counts attention instead of use',
    'How many of them use it weekly, and how many pay?',
  ),
  pattern(
    'founder_conflict',
    3,
    'Trouble among the founders',
    'Who holds how many shares, and what is signed with whoever left?',
  ),
  pattern(
    'no_validation',
    3,
    'Nobody was asked',
    'Whom have you asked, and what did they say they would pay?',
  ),
  pattern(
    'forecast_without_basis',
    2,
    'Large forecasts with nothing behind them',
    'Which figures of today does the forecast begin with?',
  ),
  pattern(
    'pilot_not_paid',
    2,
    'Tests that nobody pays for',
    'What must a pilot show for the customer to pay, and who signs?',
  ),
  pattern('fad', 2, 'May be a fashion', 'What is left when the fashion passes?'),
  pattern(
    'ask_above_market',
    2,
    'The ask is large for the market',
    'How does the market that you count pay back what you raise?',
  ),
  pattern(
    'few_months_of_traction',
    1,
    'Few customers for the stage',
    'What did the last five who said no answer?',
  ),
];
