import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { LedgerEntry } from '../../api/generated/client';
import { LEDGER } from '../../test/ledger';
import { Ledger } from './ledger';
import { groupLedger, mostLost } from './points';
import { wordsOf } from './words';

const isOpen = (part: string) =>
  screen.getByRole('heading', { level: 3, name: part }).closest('details')?.open;
const openParts = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
    .filter((part) => isOpen(part));

const words = (factor: string, rung: LedgerEntry['rung'], evidence: string) =>
  wordsOf({ dimension: 'product', factor, weight: 5, points: 3, max_points: 5, rung, evidence });

describe('the ledger', () => {
  // rule: SCREEN-23
  it('opens the part that lost most and the limits, and all parts on request', async () => {
    render(<Ledger ledger={LEDGER} overall={61.5} />);
    expect(mostLost(groupLedger(LEDGER))).toEqual(['cap', 'risk']);
    expect(openParts()).toEqual(['Limits on the score', 'Risk']);

    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Open all parts' }));
    expect(openParts()).toHaveLength(groupLedger(LEDGER).length);
    await user.click(screen.getByRole('button', { name: 'Close all parts' }));
    expect(openParts()).toEqual([]);
  });

  it('opens all parts but the risk where a visitor plays with the sample', () => {
    render(<Ledger ledger={LEDGER} overall={61.5} isUnfolded />);
    expect(openParts()).toHaveLength(groupLedger(LEDGER).length - 1);
    expect(isOpen('Risk')).toBe(false);
  });

  it('describes a level by what its evidence contains', () => {
    expect(words('Users', 'explained', '4 users')).toBe('Told with a figure that is low for the stage');
    expect(words('Revenue', 'considered', '$40 a month')).toBe(
      'Told with a figure that is very low for the stage',
    );
    expect(words('Edge', 'explained', 'Others last nine months.')).toBe(
      'Explained, without a figure of its own',
    );
    expect(words('Edge', 'explained', 'Only we work with Ferrero.')).toBe('Explained, with a name');
    expect(words('Edge', 'explained', 'It is quieter.')).toBe('Explained, without a figure or a name');
  });

  it('grades users and revenue in the same words, and calls neither backed', () => {
    for (const factor of ['Users', 'Revenue']) {
      expect(words(factor, 'specified', '12 (self-reported)')).toBe(
        'Told with a figure that is good for the stage',
      );
      expect(words(factor, 'evidenced', '12 (self-reported)')).toBe(
        'Told with a figure that is high for the stage',
      );
    }
  });

  it('calls a budget a plan, and many figures no measurement', () => {
    const budget = 'One engineer for 14 months ($120,000) and an audit ($20,000)';
    expect(words('Use of funds', 'specified', budget)).toBe('A plan with its sums');
    expect(words('Use of funds', 'evidenced', budget)).toBe('A plan with its sums and what it is to reach');
    expect(words('Figures', 'evidenced', 'We sold 40 rafts.')).not.toContain('Backed');
    expect(words('Team completeness', 'explained', 'Ana kept the books of 14 clinics.')).not.toContain(
      'figure',
    );
  });

  it('says what alone earns more for the stage', () => {
    expect(words('Stage', 'absent', 'Stage: idea')).toBe('Earns no points: only an MVP does');
    expect(words('Stage', 'explained', 'Stage: mvp')).toContain('Only a launch');
    expect(words('Stage', 'specified', 'Stage: launched')).toContain('Only growth');
    expect(words('Stage', 'evidenced', 'Stage: growing')).toContain('The highest stage');
  });

  it('never says that nothing is said beside a quote', () => {
    const entry = { factor: 'Stage', weight: 5, points: 0, max_points: 5, rung: 'absent' } as const;
    const stage = { ...entry, dimension: 'product', evidence: 'Stage: idea' } as const;
    const risk = { ...entry, dimension: 'risk', evidence: 'We depend on one hospital.' } as const;
    const limit = { ...entry, dimension: 'cap', evidence: 'Holds the overall score at 60 or less' } as const;
    expect([stage, risk, limit].map(wordsOf)).toEqual([
      'Earns no points: only an MVP does',
      'Very high risk',
      limit.evidence,
    ]);
    expect(wordsOf({ ...stage, evidence: null })).toBe('Nothing is said about it');
    const revenue = { ...stage, factor: 'Revenue', evidence: 'No revenue yet.' };
    expect(wordsOf(revenue)).toBe('None yet, as stated');

    render(<Ledger ledger={[risk, limit]} overall={60} isUnfolded />);
    expect(screen.getAllByText(limit.evidence)).toHaveLength(1);
  });
});
