import { STAGES, type StartupFacts, startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import type { AnalystInput } from '../analyst.js';
import { FACTORS, gainOf, score } from './ledger.js';
import { resultOf, RubricAnalyst, tasksOf } from './rubric-analyst.js';
import { RUBRIC_VERSION, WEIGHTS } from './weights.js';

const facts = (overrides: Partial<StartupFacts> = {}): StartupFacts =>
  startupFacts.parse({ ...aStartup(), ...overrides });
const overall = (overrides?: Partial<StartupFacts>) => score(facts(overrides)).score.overall_score;
const inputOf = (one: StartupFacts, completed_tasks: AnalystInput['completed_tasks'] = []) => ({
  owner_id: 'x',
  facts: one,
  completed_tasks,
});
const planOf = (one: StartupFacts, completed_tasks: AnalystInput['completed_tasks'] = []) =>
  tasksOf(inputOf(one, completed_tasks), score(one));
const sumOf = (ledger: readonly { points: number }[]) =>
  Math.round(10 * ledger.reduce((total, { points }) => total + points, 0)) / 10;

const BARE: Partial<StartupFacts> = {
  problem_statement: null,
  solution_statement: null,
  target_market: null,
  competitive_advantage: null,
  user_count: 0,
  monthly_revenue: 0,
  product_url: null,
  funding_ask: null,
  funding_usage: null,
};

describe('the rubric', () => {
  it('says by which rules it scores', () => expect(RUBRIC_VERSION).toBe('rubric-7'));

  it.each(STAGES)('has weights that add up to 100 at the stage %s', (stage) => {
    expect(Object.values(WEIGHTS[stage]).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it.each(['team', 'market', 'feasibility', 'product'])('has shares of %s that add up to 1', (dimension) => {
    const shares = FACTORS.filter((factor) => factor.dimension === dimension).map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  // rule: SCORE-7
  it('gives the same startup the same result', async () => {
    const analyse = () => new RubricAnalyst().analyse(inputOf(facts()), () => undefined);
    const [first, second] = [await analyse(), await analyse()];
    expect({ ...second.analysis, generated_at: '' }).toEqual({ ...first.analysis, generated_at: '' });
    expect(second.ai_score).toEqual(first.ai_score);
    expect(second.tasks).toEqual(first.tasks);
  });

  // rule: SCORE-33
  it.each([
    ['a whole description', facts()],
    ['hardly any facts', facts(BARE)],
    ['no team', facts({ team_background: null })],
  ])('gives the part of a score as many points as its figure says: %s', (_, one) => {
    const { ledger, score: figures, product_readiness, team_strength } = score(one);
    const shown = {
      team: team_strength ?? 0,
      market: figures.market_potential,
      feasibility: figures.feasibility,
      product: product_readiness ?? 0,
      risk: 100 - figures.risk_level,
    };
    for (const [dimension, figure] of Object.entries(shown)) {
      const lines = ledger.filter((line) => line.dimension === dimension);
      const sum = (of: 'points' | 'max_points') => lines.reduce((total, line) => total + line[of], 0);
      expect(Math.abs(sum('points') - (sum('max_points') * figure) / 100)).toBeLessThan(0.2);
    }
  });

  // rule: SCORE-11
  it('scores a strong case above a weak one', () => {
    const strong = overall({
      stage: 'growing',
      user_count: 2400,
      monthly_revenue: 38_000,
      problem_statement:
        'We interviewed 40 clinic managers: each spends 6 hours a week matching payments because formats differ.',
      team_background:
        'Our CTO built payment software for 9 years; our CEO ran sales at a clinic chain and grew it to 30 sites.',
    });
    expect(strong).toBeGreaterThan(70);
    expect(overall({ ...BARE, idea_description: 'An app for everyone.' })).toBeLessThan(30);
  });

  // rule: SCORE-6
  it('quotes the founder’s own words as evidence', () => {
    const one = facts();
    const problem = score(one).ledger.find(({ factor }) => factor === 'Problem');
    expect(one.problem_statement).toContain(problem?.evidence);
  });

  it('shows a sentence in at most two lines while their factors have others', () => {
    const visits =
      'We sat with 14 clinic managers for a day each: they spend 9 hours a week on it, and 11 of them named it first.';
    const others = 'We interviewed 40 clinics about it, and 31 of them wanted it at once.';
    const { ledger } = score(
      facts({
        ...BARE,
        problem_statement: `${visits} ${others}`,
        solution_statement: 'We match 94 % of lines.',
      }),
    );
    const lines = ledger.filter(({ dimension, evidence }) => dimension !== 'risk' && evidence === visits);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(ledger.find(({ factor }) => factor === 'Figures')?.evidence).not.toBe(visits);
  });

  // rule: SCORE-8
  it('redistributes the weights of an undescribed team', () => {
    const scored = score(facts({ team_background: null }));
    expect(scored).toMatchObject({ team_strength: null, assessed: 4 });
    const team = scored.ledger.filter(({ dimension }) => dimension === 'team');
    expect(team.map(({ rung, max_points }) => [rung, max_points])).toEqual([
      ['not_assessed', 0],
      ['not_assessed', 0],
    ]);
  });

  // rule: SCORE-1
  it('keeps every figure between 0 and 100 for extreme facts', () => {
    for (const one of [facts(BARE), facts({ user_count: 1e10, monthly_revenue: 1e12 })])
      for (const figure of Object.values(score(one).score)) {
        expect(figure).toBeGreaterThan(0);
        expect(figure).toBeLessThanOrEqual(100);
      }
  });

  it('mentions readiness and self-reported figures', () => {
    const { analysis } = resultOf(inputOf(facts()), score(facts()), RUBRIC_VERSION);
    expect(analysis.summary).toContain('readiness');
    expect(analysis.summary).toContain('as the founder states them');
    expect(analysis.summary).not.toMatch(/probab/i);
    expect(analysis.source).toBe('rubric-7');
  });

  it('takes a figure from the text when its field is blank', () => {
    const blank = { user_count: 0, monthly_revenue: 0 };
    const said = facts({
      ...blank,
      idea_description: 'Books for clinics. 71 paying customers use it today.',
    });
    expect(score(said).contradictions).toEqual([]);
    expect(score(said).score.overall_score).toBeGreaterThan(overall(blank));
  });
});

describe('a cap on a score', () => {
  const RICH = {
    stage: 'growing' as const,
    user_count: 50_000,
    monthly_revenue: 400_000,
    team_background:
      'Our CTO built payment software for 9 years and sold it; our CEO ran sales and grew revenue to 30 sites.',
    problem_statement:
      'We interviewed 40 managers: each spends 6 hours a week matching payments because formats differ.',
    solution_statement: 'We match 94 % of lines because we read 12 formats, which cut 5 hours a week.',
    competitive_advantage:
      'Unlike spreadsheets we have exclusive contracts with 12 insurers, signed for 3 years.',
  };
  const NOBODY = { ...BARE, idea_description: 'An engine that keeps books by itself.' };

  it.each<[string, Partial<StartupFacts>, string]>([
    ['a funding ask without use of funds', { funding_usage: null }, 'Funding ask without use of funds'],
    ['no target market', NOBODY, 'No target market'],
  ])('is at 65 for %s', (_name, omission, factor) => {
    const scored = score(facts({ ...RICH, ...omission }));
    expect(scored.score.overall_score).toBeLessThanOrEqual(65);
    expect(scored.limits.join('\n')).toContain(factor);
    expect(sumOf(scored.ledger)).toBe(scored.score.overall_score);
  });

  it('is 65 for a plan until somebody uses it, pays for it or has promised to', () => {
    const plan = {
      stage: 'idea' as const,
      user_count: 0,
      monthly_revenue: 0,
      team_background: 'Our CTO built payment software for 9 years; our CEO sold it to 30 clinics.',
      problem_statement: 'We interviewed 40 clinic managers: each loses 6 hours a week matching payments.',
      solution_statement: 'We tested the matching on 3 years of files and it found 94 % of the lines.',
    };
    const alone = score(facts(plan));
    expect(alone.score.overall_score).toBeLessThanOrEqual(65);
    expect(alone.limits.join('\n')).toContain('Nobody uses it');
    const target_market = `${aStartup().target_market ?? ''} 12 clinics signed letters of intent to pay $90 a month.`;
    expect(score(facts({ ...plan, target_market })).limits).toEqual([]);
  });

  it('does not apply to a launched startup with blank figures', () => {
    const blank = score(facts({ stage: 'launched', user_count: 0, monthly_revenue: 0 }));
    expect(blank.contradictions).toEqual([]);
  });

  it('unlocks, once lifted, the points that the plan states', () => {
    const omitted = facts({ ...RICH, funding_usage: null });
    const before = score(omitted);
    const { now } = gainOf(before, { cap: 'Funding ask without use of funds' });
    expect(now).toBeGreaterThan(0);
    const cap = before.ledger.find(({ factor }) => factor === 'Funding ask without use of funds');
    expect(now).toBeCloseTo(-(cap?.points ?? 0), 1);
  });

  it('holds back the points of another change, and is named', () => {
    const held = score(facts({ ...RICH, funding_usage: null }));
    const open = held.ledger.find(
      ({ rung, dimension, max_points }) =>
        dimension !== 'cap' && dimension !== 'risk' && rung !== 'evidenced' && max_points > 0,
    );
    const gain = gainOf(held, { factor: open?.factor ?? '', to: 'evidenced' });
    expect(gain).toEqual({ now: 0, unlocks: 'Funding ask without use of funds' });
  });
});

describe('the plan of a scored startup', () => {
  // rule: SCORE-20
  it('has 3 to 9 tasks over 7, 30 and 90 days for a factor or a cap, and wins points', () => {
    for (const one of [facts(), facts(BARE)]) {
      const tasks = planOf(one);
      expect(tasks.length).toBeGreaterThanOrEqual(3);
      expect(tasks.length).toBeLessThanOrEqual(9);
      const days = new Set(tasks.map(({ horizon_days }) => horizon_days));
      expect(days.size).toBe(Math.min(3, tasks.length));
      const known = score(one).ledger.map(({ factor }) => factor);
      for (const { factor } of tasks) expect(known).toContain(factor);
      // A sound task without points comes before another one with points (SCORE-42).
      expect(tasks.some(({ points }) => points > 0)).toBe(true);
    }
  });

  // rule: SCORE-17
  it('puts the highest gain first within each horizon', () => {
    const tasks = planOf(facts());
    for (const days of [7, 30, 90]) {
      const points = tasks.filter(({ horizon_days }) => horizon_days === days).map((task) => task.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
  });

  // rule: SCORE-25
  it('has a quote or a figure of the founder in each task, except about a part that is not assessed', () => {
    const { ledger } = score(facts());
    const isAssessed = (factor: string) =>
      ledger.find((entry) => entry.factor === factor)?.rung !== 'not_assessed';
    const assessed = planOf(facts()).filter(({ factor }) => isAssessed(factor));
    expect(assessed).not.toHaveLength(0);
    for (const { task_title, task_description } of assessed)
      expect(`${task_title} ${task_description}`).toMatch(/“|\d/);
  });

  it('does not repeat completed tasks', () => {
    const [first] = planOf(facts());
    if (!first) throw new Error('there is a first task');
    const again = planOf(facts(), [first]);
    expect(again.map(({ step }) => step)).not.toContain(first.step);
    expect(again.map(({ task_title }) => task_title)).not.toContain(first.task_title);
  });

  it('offers at most the points missing to 100', () => {
    for (const one of [
      facts(),
      facts({ team_background: 'Me', target_market: null, problem_statement: null }),
    ]) {
      const { ledger, score: figures } = score(one);
      const tasks = planOf(one);
      const offered = tasks.reduce((sum, { points }) => sum + points, 0);
      expect(offered).toBeLessThanOrEqual(100 - figures.overall_score + 0.05);
      for (const { factor, points, max_points, dimension, rung } of ledger) {
        if (dimension === 'cap' || rung === 'not_assessed') continue;
        const ofFactor = tasks.filter((task) => task.factor === factor);
        const sum = ofFactor.reduce((total, task) => total + task.points, 0);
        expect({ factor, tooMuch: sum > max_points - points + 0.15 }).toEqual({ factor, tooMuch: false });
      }
    }
  });

  it('states the points for describing the team', () => {
    const untold = facts({ ...BARE, team_background: null, stage: 'mvp' });
    const team = planOf(untold).filter(({ factor }) =>
      /^(?:Relevant experience|Team completeness)$/.test(factor),
    );
    expect(team.length).toBeGreaterThan(0);
    for (const { points } of team) expect(points).toBeGreaterThan(0);
  });
});
