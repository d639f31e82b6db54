import { readClaims } from '../../claims/claims.js';
import { signsIn } from '../signs/signs.js';
import { IDEAS } from './ideas/index.js';
import type { JudgedIdeas } from './judged-ideas.js';
import { tasksFrom } from './tasks.js';
import { factsOfExample } from './testing/example.js';
import { gainOf, ledgerOf } from './testing/rubric.js';

const FACTS = factsOfExample({
  idea_title: 'Rota',
  idea_description: 'Rotas for bakeries.',
  sector: 'software',
  stage: 'launched',
  solution_statement: 'A bakery pays $100 a month.',
  target_market: 'The 4,000 bakeries of Wales',
  user_count: 20,
  monthly_revenue: 2000,
  funding_ask: 90_000,
  funding_usage: 'A van, two drivers',
});

function ideasWith(judged: JudgedIdeas): string[] {
  const claims = readClaims(FACTS);
  const ledger = ledgerOf(claims);
  const read = { signs: signsIn(claims), findings: [], risks: [], completed: [] };
  const tasks = tasksFrom({ claims, ledger, ...read, gain: gainOf(ledger), judged });
  return tasks.map(({ step }) => step?.split(':')[0] ?? '');
}

// rule: SCORE-42
describe('what readers judged of the ideas', () => {
  it('puts an idea that they mostly called bad behind all others', () => {
    const plan = ideasWith({});
    const [first = ''] = plan;
    expect(plan).toHaveLength(3);
    expect(ideasWith({ [first]: [20, 18] })).not.toContain(first);
    expect(ideasWith({ [first]: [20, 2] })).toEqual(plan);
  });

  it('takes the least bad ideas where no sound one is left', () => {
    const allBad: JudgedIdeas = Object.fromEntries(IDEAS.map(({ id }) => [id, [20, 19] as const]));
    const leastBad = 'last.strangers-buy';
    expect(ideasWith({})).not.toContain(leastBad);
    const plan = ideasWith({ ...allBad, [leastBad]: [20, 10] });
    expect(plan).toHaveLength(3);
    expect(plan).toContain(leastBad);
  });
});
