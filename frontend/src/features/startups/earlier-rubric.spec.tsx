import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { Startup } from '../../api/generated/client';
import { aStartup } from '../../test/builders';
import { uncheckedHttp } from '../../test/http';
import { aJudgement } from '../../test/judgement';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { EarlierRubric } from './earlier-rubric';
import { isOfEarlierRubric } from './rubric-version';

const server = apiServer();
const NOTE = /^Scored by an earlier version of the rubric\./;
const scored = (source: string): Startup =>
  aStartup(1, { analysis_status: 'complete', analysis: aJudgement({ source }) });

// rule: SCORE-41
describe('a score of an earlier rubric', () => {
  it.each([
    ['rubric-5', 'rubric-6', true],
    ['gpt-5 with prompt-3 and rubric-5', 'rubric-6', true],
    ['rubric-9 (model unavailable)', 'rubric-10', true],
    ['rubric-6', 'rubric-6', false],
    ['rubric-7', 'rubric-6', false],
    ['rubric-5', null, false],
    ['a model', 'rubric-6', false],
  ])('is told from the sources %s and %s: %s', (source, present, isEarlier) => {
    expect(isOfEarlierRubric(source, present)).toBe(isEarlier);
  });

  it('lets its owner score it again', async () => {
    const calls: string[] = [];
    server.use(
      uncheckedHttp.post('*/api/startups/:id/analyze', ({ params }) => {
        calls.push(String(params['id']));
        return HttpResponse.json(aStartup(1, { analysis_status: 'queued' }));
      }),
    );
    renderApp(<EarlierRubric startup={scored('rubric-5')} present="rubric-6" isOwner />);
    expect(screen.getByText(NOTE)).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Score it again' }));
    expect(calls).toEqual([aStartup(1).id]);
  });

  it('is one line without a button for everybody else', () => {
    renderApp(<EarlierRubric startup={scored('rubric-5')} present="rubric-6" isOwner={false} />);
    expect(screen.getByText(NOTE)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not mentioned beside a score of the present one', () => {
    renderApp(<EarlierRubric startup={scored('rubric-6')} present="rubric-6" isOwner />);
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});
