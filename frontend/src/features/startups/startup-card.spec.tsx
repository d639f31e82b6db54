import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { Startup } from '../../api/generated/client';
import { anId, aStartup } from '../../test/builders';
import { http } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { StartupCard, type StartupCardProps } from './startup-card';

const ID = anId(1);
const server = apiServer();

const show = (changes: Partial<Startup> = {}, props: Partial<StartupCardProps> = {}) => {
  renderApp(<StartupCard startup={aStartup(1, changes)} interestButton={() => null} {...props} />);
  return userEvent.setup();
};

describe('a founder’s startup card', () => {
  beforeEach(() => window.localStorage.clear());

  // rules: DASH-4, DASH-5, DASH-6
  it('shows title, description, badges, scores in percent, progress and self-reported figures', () => {
    show({
      match_count: 1234,
      task_summary: { total: 8, completed: 2 },
      pitch_deck_url: 'https://product.example/deck.pdf',
    });
    const card = screen.getByRole('region', { name: 'Startup 1' });
    expect(card).toHaveTextContent('Bookkeeping that reconciles itself.');
    expect(card).toHaveTextContent('FinTech');
    expect(card).toHaveTextContent('MVP');
    const value = (name: string) => screen.getByRole('progressbar', { name }).getAttribute('aria-valuetext');
    expect([value('Overall'), value('Feasibility'), value('Market'), value('Risk')]).toEqual([
      '62%',
      '66%',
      '58%',
      '44%',
    ]);
    // The bar shows 100 minus the risk, while its number and label state the risk.
    const risk = screen.getByRole('progressbar', { name: 'Risk' });
    expect(risk).toHaveAttribute('aria-valuenow', '44');
    expect(risk.firstElementChild).toHaveStyle({ width: '56%' });
    expect(value('Task progress')).toBe('2 of 8 tasks done');
    expect(card).toHaveTextContent('2/8');
    expect(card).toHaveTextContent('Matches1,234');
    expect(card).toHaveTextContent('Users12,500self-reported');
    expect(card).toHaveTextContent('Monthly revenue$4,800.50self-reported');
    expect(screen.getByRole('link', { name: /^Product/ })).toHaveAttribute(
      'href',
      'https://product.example/',
    );
    expect(screen.getByRole('link', { name: /^Pitch deck/ })).toHaveAttribute(
      'href',
      'https://product.example/deck.pdf',
    );
  });

  // rule: DASH-17
  it('links to its page, its analytics, its matches and its form', () => {
    show();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Startup 1')).toBe(`/startups/${ID}`);
    expect(href('View Analytics')).toBe(`/analytics/${ID}`);
    expect(href('View Matches')).toBe(`/matches/${ID}`);
    expect(href('Edit')).toBe(`/edit-startup/${ID}`);
  });

  // rule: DASH-4
  it('offers List for sale and Delete if given', async () => {
    const onListForSale = jest.fn();
    const onDelete = jest.fn();
    const user = show({}, { onListForSale, onDelete });
    await user.click(screen.getByRole('button', { name: 'List for sale' }));
    await user.click(screen.getByRole('button', { name: 'Delete Startup 1' }));
    expect(onListForSale).toHaveBeenCalledTimes(1);
    expect(onDelete).toHaveBeenCalledTimes(1);
  });

  // rule: DASH-4
  it('offers neither otherwise', () => {
    show();
    expect(screen.queryByRole('button', { name: 'List for sale' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Startup 1' })).toBeNull();
  });

  it('renders I’m Interested, described by its title', () => {
    show(
      {},
      { interestButton: (props) => <button aria-describedby={props.describedBy}>{props.startupId}</button> },
    );
    expect(screen.getByRole('button', { name: ID })).toHaveAccessibleDescription('Startup 1');
  });

  // rule: DASH-7
  it('keeps favourites in this browser', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Add Startup 1 to favorites' }));
    expect(await screen.findByText('Added to favorites')).toBeVisible();
    cleanup();
    show();
    await user.click(screen.getByRole('button', { name: 'Remove Startup 1 from favorites' }));
    expect(await screen.findByText('Removed from favorites')).toBeVisible();
  });

  it('shows the progress of the analysis instead of a missing score', () => {
    show({ ai_score: null, analysis_status: 'running' });
    expect(screen.getByRole('img', { name: 'Overall score: not scored yet' })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Analysis' })).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: 'Overall' })).toBeNull();
  });

  it('can run a failed analysis again', async () => {
    let requests = 0;
    server.use(
      http.post(`*/api/startups/${ID}/analyze`, () => {
        requests++;
        return HttpResponse.json(aStartup(1, { analysis_status: 'queued' }));
      }),
    );
    const user = show({ analysis_status: 'failed', analysis_error: 'The analyst could not be reached.' });
    expect(screen.getByRole('alert')).toHaveTextContent('The analyst could not be reached.');
    await user.click(screen.getByRole('button', { name: 'Run again' }));
    expect(requests).toBe(1);
  });
});
