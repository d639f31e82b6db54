import { STAGES, startupFacts, type StartupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { score } from './ledger.js';
import { tasksFrom } from './plan.js';
import { FACTORS } from './factors.js';
import { RubricAnalyst } from './rubric-analyst.js';
import { WEIGHTS } from './weights.js';

const facts = (overrides: Partial<StartupFacts> = {}): StartupFacts =>
  startupFacts.parse({ ...aStartup(), ...overrides });
const overall = (overrides?: Partial<StartupFacts>) => score(facts(overrides)).score.overall_score;

const bare: Partial<StartupFacts> = {
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
  it.each(STAGES)('has weights that add up to 100 at the stage %s', (stage) => {
    expect(Object.values(WEIGHTS[stage]).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it.each(['team', 'market', 'feasibility', 'product'])('has shares of %s that add up to 1', (dimension) => {
    const shares = FACTORS.filter((factor) => factor.dimension === dimension).map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it.each(STAGES)('gives points that add up to the overall score (stage %s)', (stage) => {
    const { ledger, score: figures } = score(
      facts({ stage, team_background: 'Two engineers who ran clinics for 9 years.' }),
    );
    const sum = ledger.reduce((total, { points }) => total + points, 0);
    expect(Math.round(sum * 10) / 10).toBe(figures.overall_score);
    const possible = ledger.reduce((total, { max_points }) => total + max_points, 0);
    expect(possible).toBeGreaterThan(99);
    expect(possible).toBeLessThan(101);
  });

  it('gives the same startup the same score', async () => {
    const analyse = () =>
      new RubricAnalyst().analyse({ owner_id: 'x', facts: facts(), completed_tasks: [] }, () => undefined);
    const [first, second] = [await analyse(), await analyse()];
    expect({ ...second.analysis, generated_at: '' }).toEqual({ ...first.analysis, generated_at: '' });
    expect(second.ai_score).toEqual(first.ai_score);
  });

  it('tells a strong case from a weak one', () => {
    const strong = overall({
      stage: 'growing',
      user_count: 2400,
      monthly_revenue: 38_000,
      problem_statement:
        'We interviewed 40 clinic managers: each spends 6 hours a week matching payments because formats differ.',
      team_background:
        'Our CTO built payment software for 9 years; our CEO ran sales at a clinic chain and grew it to 30 sites.',
    });
    const weak = overall({ ...bare, idea_description: 'An app for everyone.' });
    expect(strong).toBeGreaterThan(70);
    expect(weak).toBeLessThan(30);
  });

  it('quotes the founder’s own words as evidence', () => {
    const problem = score(facts()).ledger.find(({ factor }) => factor === 'Problem');
    expect(facts().problem_statement).toContain(problem?.evidence);
  });

  it.each([
    ['repetition', (text: string) => `${text} ${text} ${text} ${text}`],
    [
      'marketing words',
      (text: string) =>
        `${text} Our revolutionary, world-class, seamless, innovative, best-in-class platform is truly unique and amazing.`,
    ],
    [
      'filler',
      (text: string) =>
        `${text} As you know, this is really something that is very much what it is, and then some.`,
    ],
  ])('gives nothing for %s', (_name, pad) => {
    const plain = facts();
    const padded = facts({
      problem_statement: pad(plain.problem_statement ?? ''),
      solution_statement: pad(plain.solution_statement ?? ''),
      target_market: pad(plain.target_market ?? ''),
      competitive_advantage: pad(plain.competitive_advantage ?? ''),
    });
    expect(score(padded).score.overall_score).toBeLessThanOrEqual(score(plain).score.overall_score);
  });

  it('does not assess what was not asked: without a team the weights are shared out', () => {
    const scored = score(facts({ team_background: null }));
    expect(scored).toMatchObject({ team_strength: null, assessed: 4 });
    expect(
      scored.ledger
        .filter(({ dimension }) => dimension === 'team')
        .map(({ rung, max_points }) => [rung, max_points]),
    ).toEqual([
      ['not_assessed', 0],
      ['not_assessed', 0],
    ]);
  });

  it.each([
    ['a funding ask without use of funds', { funding_usage: null }],
    ['no target market', { target_market: null }],
  ])('holds the score at 65 for %s', (_name, omission) => {
    const rich = {
      stage: 'growing' as const,
      user_count: 50_000,
      monthly_revenue: 400_000,
      team_background:
        'Our CTO built payment software for 9 years and sold it; our CEO ran sales and grew revenue to 30 sites.',
      problem_statement:
        'We interviewed 40 managers: each spends 6 hours a week matching payments because formats differ.',
      solution_statement:
        'Live with 2,400 customers: we match 94 % of lines because we read 12 formats, which cut 5 hours a week.',
      competitive_advantage:
        'Unlike spreadsheets we have exclusive contracts with 12 insurers, signed for 3 years.',
    };
    const scored = score(facts({ ...rich, ...omission }));
    expect(scored.score.overall_score).toBeLessThanOrEqual(65);
    expect(scored.ledger.some(({ dimension }) => dimension === 'cap')).toBe(true);
    const sum = scored.ledger.reduce((total, { points }) => total + points, 0);
    expect(Math.round(sum * 10) / 10).toBe(scored.score.overall_score);
  });

  it('holds a well-told plan at 65 until somebody uses it, pays for it or has promised to', () => {
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
    const promised = score(
      facts({
        ...plan,
        target_market: `${aStartup().target_market ?? ''} 12 of 19 we met agreed to pay $90.`,
      }),
    );
    expect(promised.limits).toEqual([]);
  });

  it('flags a launched startup without users and revenue', () => {
    const { contradictions } = score(facts({ stage: 'launched', user_count: 0, monthly_revenue: 0 }));
    expect(contradictions).toEqual(['The stage is launched, but there are no users and no revenue.']);
  });

  it('keeps every figure within 0 and 100, also at the extremes', () => {
    for (const one of [facts(bare), facts({ user_count: 1e10, monthly_revenue: 1e12 })]) {
      const { score: figures } = score(one);
      for (const figure of Object.values(figures)) {
        expect(figure).toBeGreaterThanOrEqual(0);
        expect(figure).toBeLessThanOrEqual(100);
      }
    }
  });

  it('speaks of readiness, and of self-reported figures', async () => {
    const { analysis } = await new RubricAnalyst().analyse(
      { owner_id: 'x', facts: facts(), completed_tasks: [] },
      () => undefined,
    );
    expect(analysis.summary).toContain('readiness');
    expect(analysis.summary).not.toMatch(/probab/i);
    expect(analysis.source).toBe('rubric-3');
  });
});

describe('the plan', () => {
  it('has 6 to 12 tasks over 7, 30 and 90 days, each worth its points for a factor', () => {
    for (const one of [facts(), facts(bare)]) {
      const tasks = tasksFrom(one, score(one).ledger, []);
      expect(tasks.length).toBeGreaterThanOrEqual(6);
      expect(tasks.length).toBeLessThanOrEqual(12);
      expect(new Set(tasks.map(({ horizon_days }) => horizon_days))).toEqual(new Set([7, 30, 90]));
      for (const { factor, points } of tasks) {
        expect(FACTORS.map(({ name }) => name)).toContain(factor);
        expect(points).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('puts the highest gain first within each horizon', () => {
    const tasks = tasksFrom(facts(), score(facts()).ledger, []);
    for (const days of [7, 30, 90]) {
      const points = tasks.filter(({ horizon_days }) => horizon_days === days).map((task) => task.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
  });

  it('speaks in the founder’s own context', () => {
    const texts = tasksFrom(facts(), score(facts()).ledger, [])
      .map(({ task_title }) => task_title)
      .join('\n');
    expect(texts).toContain('FinTech');
    expect(texts).toContain('LedgerLoop');
  });

  it('does not repeat what was completed', () => {
    const [first, ...rest] = tasksFrom(facts(), score(facts()).ledger, []);
    const again = tasksFrom(facts(), score(facts()).ledger, first ? [first] : []);
    expect(again.map(({ task_title }) => task_title)).not.toContain(first?.task_title);
    expect(again).toHaveLength(rest.length);
  });
});
