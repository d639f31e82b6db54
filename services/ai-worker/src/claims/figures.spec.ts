import { startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { askIn, fieldOrText, priceIn } from './figures.js';
import { revenueIn } from './revenue.js';
import { readStatements } from './statement.js';
import { usersIn } from './users.js';

const statements = (idea_description: string) =>
  readStatements(
    startupFacts.parse({
      ...aStartup(),
      idea_description,
      problem_statement: null,
      solution_statement: null,
      target_market: null,
      competitive_advantage: null,
      funding_usage: null,
      team_background: null,
    }),
  ).all;

describe('figures of a text', () => {
  it('prefer named recurring revenue to other amounts', () => {
    expect(revenueIn(statements('Sales of $9,000 a month in spring. Our MRR is $4,000.'))?.value).toBe(4000);
  });

  it('take a total as the revenue, not the prices beside it', () => {
    expect(revenueIn(statements('41 paying, $19 or $49, total $1,199 MRR, 260 free.'))?.value).toBe(1199);
  });

  it('recognise whether each customer pays a price', () => {
    expect(priceIn(statements('Each marina pays one flat fee of $99 a month, nothing else.'))).toMatchObject({
      monthly: 99,
      isExplicit: true,
    });
    expect(priceIn(statements('The price is $3 per crate.'))).toMatchObject({ isExplicit: false });
  });

  it('prefer numbers named as users', () => {
    const found = usersIn(statements('Used in 4 harbours every week. We have 230 customers.'));
    expect(found).toMatchObject({ value: 230, isExplicit: true });
  });

  it('prefer a named number that agrees with the field', () => {
    const text = statements('We started with 40 customers. Now we have 260 customers.');
    expect(usersIn(text, { field: 38 })?.value).toBe(40);
    expect(usersIn(text)?.value).toBe(260);
  });

  it.each(['We are raising $400,000.', 'We need $400,000 for a second boat.'])(
    'find the funding ask: %s',
    (text) => expect(askIn(statements(text))?.value).toBe(400_000),
  );
  it('do not take money raised earlier as the ask', () => {
    expect(askIn(statements('We raised $400,000 last year.'))).toBeNull();
  });

  it('have the period that follows them in another currency', () => {
    expect(priceIn(statements('Each yard pays 24 euros (about $26) a month.'))?.monthly).toBe(24);
    expect(priceIn(statements('Each yard pays 24 euros once.'))?.monthly).toBeNull();
  });

  it('prefer the field, and treat 0 as blank', () => {
    const [text] = [usersIn(statements('We have 230 customers.'))];
    expect(fieldOrText(12, text)?.value).toBe(12);
    expect(fieldOrText(0, text)?.value).toBe(230);
    expect(fieldOrText(null, null)).toBeNull();
  });
});
