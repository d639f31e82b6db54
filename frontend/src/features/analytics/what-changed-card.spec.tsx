import { screen } from '@testing-library/react';

import type { LedgerEntry } from '../../api/generated/client';
import { aStartup } from '../../test/builders';
import { aJudgement } from '../../test/judgement';
import { renderApp } from '../../test/render';
import { editState } from './edit-state';
import { aRun } from './testing/world';
import { WhatChangedCard } from './what-changed-card';

describe('what changed after an edit', () => {
  // rule: SCORE-40
  it('shows the sentence that won or lost points, and says why an edited factor is unchanged', () => {
    const line = (factor: string, changes: Partial<LedgerEntry>): LedgerEntry => ({
      dimension: 'feasibility',
      factor,
      weight: 10,
      points: 5,
      max_points: 10,
      evidence: null,
      rung: 'explained',
      ...changes,
    });
    const scored = aStartup(1, {
      analysis: aJudgement({
        ledger: [
          line('Problem', { evidence: 'They lose 4 hours a week.' }),
          line('Competition', { evidence: 'Others cost more.' }),
          line('Edge', { evidence: 'We are local.', rung: 'considered' }),
        ],
      }),
    });
    const edit = editState(
      scored,
      { problem_statement: '14 of the 20 we asked lose 4 hours.', competitive_advantage: 'We are near.' },
      'Edge',
    );
    expect(edit.fields).toEqual(['problem_statement', 'competitive_advantage']);
    const ledger = [
      line('Problem', { evidence: '14 of the 20 we asked lose 4 hours.', rung: 'evidenced' }),
      line('Competition', { evidence: 'We are near.', rung: 'considered' }),
      line('Edge', {
        evidence: 'We are near.',
        rung: 'considered',
        missing: 'The text still does not say which patent you hold.',
      }),
    ];
    const factors = (problem: number, competition: number) => [
      { factor: 'Problem', points: problem },
      { factor: 'Competition', points: competition },
      { factor: 'Edge', points: 2 },
    ];
    renderApp(
      <WhatChangedCard
        run={aRun(9, { factors: factors(10, 3) })}
        before={aRun(1, { factors: factors(5, 5) })}
        edit={edit}
        ledger={ledger}
      />,
    );
    const changes = screen.getByRole('list', { name: 'Change per factor' });
    expect(changes).toHaveTextContent(
      'Problem+5Backed by what was done or measured:“14 of the 20 we asked lose 4 hours.”',
    );
    expect(changes).toHaveTextContent('Competition−2This no longer earns as much:“Others cost more.”');
    expect(screen.getByRole('list', { name: 'Unchanged factors' })).toHaveTextContent(
      'Edge is unchanged. The text still does not say which patent you hold.',
    );
  });
});
