import { render, screen, within } from '@testing-library/react';

import { anInvestorMatch } from '../test/builders';
import { MatchItem } from './match-item';

const { match } = anInvestorMatch(1);

describe('a match in a list', () => {
  it('shows the reasons, and its score as a number and as the text of the ring', () => {
    render(
      <MatchItem match={{ ...match, match_score: 62 }} name="LedgerLoop">
        FinTech
      </MatchItem>,
    );
    expect(screen.getByText('62% match')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Match: 62%, Promising' })).toBeVisible();
    const reasons = screen.getByRole('list', { name: 'Why LedgerLoop is a match' });
    expect(within(reasons).getAllByRole('listitem')).toHaveLength(match.reasons.length);
  });

  it('shows grouped reasons without empty groups', () => {
    const reason_groups = { fits: ['Sector'], does_not_fit: [], not_known: ['Location'] };
    render(
      <MatchItem match={{ ...match, reason_groups }} name="LedgerLoop">
        FinTech
      </MatchItem>,
    );
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Fits',
      'Not known',
    ]);
  });

  // rule: SCREEN-23
  it('folds what is not known, and says how much that is', () => {
    const reason_groups = { fits: ['Sector'], does_not_fit: ['Stage'], not_known: ['Location', 'Budget'] };
    render(
      <MatchItem match={{ ...match, reason_groups }} name="LedgerLoop">
        FinTech
      </MatchItem>,
    );
    expect(screen.getByText('Stage')).toBeVisible();
    const unknown = screen.getByRole('heading', { name: 'Not known' }).closest('summary');
    expect(unknown).toHaveTextContent('Not known (2)');
    expect(unknown?.closest('details')?.open).toBe(false);
  });
});
