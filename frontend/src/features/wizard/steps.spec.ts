import { EMPTY_STARTUP as EMPTY, toBody } from '../../lib/startup-fields';
import { STEPS, stepOf } from './steps';

describe('the wizard’s form', () => {
  // rule: CREATE-2
  it('has the five steps of the manual form', () => {
    expect(STEPS.map(({ title }) => title)).toEqual([
      'Basic Information',
      'Problem & Solution',
      'Market & Competition',
      'Traction & Metrics',
      'Funding & Links',
    ]);
  });

  // rules: CREATE-3, STARTUP-2
  it('requires startup name, one-line description and sector, on step 1, and nothing else', () => {
    const required = STEPS.flatMap(({ fields }, step) =>
      fields.filter((field) => field.required).map(({ label }) => [step, label]),
    );
    expect(required).toEqual([
      [0, 'Startup name'],
      [0, 'One-line description'],
      [0, 'Sector'],
    ]);
  });

  it('sends every field of the form, each from one step', () => {
    for (const name of Object.keys(EMPTY)) expect(stepOf(name)).toBeGreaterThanOrEqual(0);
  });

  it('makes empty optional text null and numbers numbers', () => {
    const body = toBody({
      ...EMPTY,
      idea_title: 'A',
      user_count: '1,200',
      monthly_revenue: '$4,000.50',
      funding_ask: '',
    });
    expect(body).toMatchObject({
      idea_title: 'A',
      problem_statement: null,
      user_count: 1200,
      monthly_revenue: 4000.5,
      funding_ask: null,
      stage: 'idea',
    });
  });

  it('leaves what is no number to the schema to refuse, instead of guessing', () => {
    for (const text of ['many', '2,5', '1.200,50', '250k', '0x10', '1e5', '$', 'Infinity', '1 2'])
      expect(toBody({ ...EMPTY, user_count: text })).toMatchObject({ user_count: text });
    expect(toBody({ ...EMPTY, user_count: '-5', funding_ask: ' $ 1,250,000 ' })).toMatchObject({
      user_count: -5,
      funding_ask: 1_250_000,
    });
  });
});
