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

/** Columns: code ;; title ;; question. */
const GRAVE = `
single_customer ;; Most business comes from one customer ;; What is left if that customer leaves?
high_churn ;; Customers leave ;; Why do they leave, and what does a cohort look like after six months?
thin_margin ;; Little is left of each sale ;; What is left of one sale after goods, delivery and labour, and what changes that?
regulated ;; Regulated, and no licence is named ;; Which licence or approval do you need, what does it cost and when do you have it?
clinical_evidence ;; The effect on health still needs proof ;; Which study shows it, on how many people, and who will pay for the next one?
incumbent_bundles ;; A large company could add it to what it sells ;; Why would customers not wait until their present provider offers it for nothing?
commodity_ai ;; A thin layer over somebody else’s AI ;; What do you have that the maker of the model does not?
part_time ;; Founders work on it part-time ;; When does each of you leave the other job, and what must be true before?
no_technical_founder ;; Nobody in the team builds it ;; Who builds and maintains it, and to whom does the code belong?
customer_cannot_pay ;; Those who need it can hardly pay ;; Who pays instead of them, and why?
no_monetisation ;; Nothing says how it earns ;; Who will pay what, and who has said so?
unproven_technology ;; Not shown to work outside the laboratory ;; What was measured, by whom, under which conditions?
ip_unclear ;; It is not settled who owns it ;; To whom does the invention, code or content belong, and where is it signed?
legal_dispute ;; A dispute is open ;; What is the worst outcome, and what does it cost?
founder_conflict ;; Trouble among the founders ;; Who holds how many shares, and what is signed with whoever left?
no_validation ;; Nobody was asked ;; Whom have you asked, and what did they say they would pay?
`;
const MIDDLING = `
platform_dependence ;; Depends on another company’s platform ;; What happens to you on the day the platform changes its rules or prices?
single_supplier ;; Depends on one supplier ;; Who else could supply you, how fast and at what price?
two_sided_start ;; Two sides must be won at once ;; Which side do you win first, and what brings it before the other is there?
paid_acquisition ;; Growth is bought with advertising ;; What does a customer cost you, and how many months until that is earned back?
low_price_per_customer ;; Each customer pays little ;; How many customers do you need to live, and how do you reach them at that price?
capital_intensive ;; Growth needs much capital ;; How much must be spent before it comes back, and who lends it?
perishable_logistics ;; Fresh goods and delivery ;; How much spoils, and what does one delivery cost all told?
crowded_market ;; Many others do the same ;; Who wins against the three best of them, and why would it be you?
no_moat ;; Easy to copy ;; What would a well-funded copy still lack after a year?
solo_founder ;; One founder alone ;; Who goes on if you cannot, and whom are you looking for?
no_seller ;; Nobody in the team has sold ;; Who has sold to such customers before, and who makes the calls?
no_domain_experience ;; New to the trade ;; Who of you knows this trade from inside, and who advises you?
key_person ;; Everything hangs on one person ;; What is written down, and what is insured, if that person is gone?
long_sales_cycle ;; Customers decide slowly ;; How many months from the first talk to the first payment, and how many are at which step?
public_buyer ;; Sells to public budgets ;; From which budget line is it paid, and when does that budget year begin?
grant_dependent ;; Lives on grants ;; What is left when the grant ends?
one_time_purchase ;; Customers buy once ;; What do they buy next, and what does it cost to find the next customer?
behaviour_change ;; People must change a habit ;; Who has already changed it, and what made them?
small_market ;; The market is small ;; How many customers are there in all, and what is the next market after them?
services_not_product ;; Grows only with staff ;; Which part of the work is done without people, and what is the margin on it?
sensitive_data ;; Handles sensitive data ;; Where is the data kept, on what legal ground, and who has checked it?
liability ;; Somebody could be hurt if it fails ;; Who is liable, and what does the insurance cost?
long_development ;; Years until something can be sold ;; Which result next year tells whether to go on?
political_currency ;; Depends on a border, currency or government ;; What does a devaluation or a closed border do to your figures?
unfocused ;; Several things at once ;; Which one product for which one customer comes first?
vanity_metrics ;; Counts attention instead of use ;; How many of them use it weekly, and how many pay?
forecast_without_basis ;; Large forecasts with nothing behind them ;; Which figures of today does the forecast begin with?
pilot_not_paid ;; Tests that nobody pays for ;; What must a pilot show for the customer to pay, and who signs?
fad ;; May be a fashion ;; What is left when the fashion passes?
ask_above_market ;; The ask is large for the market ;; How does the market that you count pay back what you raise?
`;
const LIGHT = `
hardware ;; Physical devices must be built and shipped ;; What does one unit cost to make at 100 and at 10,000, and who makes it?
seasonal ;; Demand comes with the season ;; How do you pay for the months without it?
content_moderation ;; Users publish things ;; Who takes down what must not be there, and how fast?
few_months_of_traction ;; Few customers for the stage ;; What did the last five who said no answer?
`;

const patternsOf = (table: string, weight: RiskPattern['weight']): RiskPattern[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [code = '', title = '', question = ''] = row.split(' ;; ');
      return { code, title, question, weight };
    });

/** Known patterns of risk; each is found by a sentence's label, by figures or by both. */
export const RISKS: readonly RiskPattern[] = [
  ...patternsOf(GRAVE, 3),
  ...patternsOf(MIDDLING, 2),
  ...patternsOf(LIGHT, 1),
];
