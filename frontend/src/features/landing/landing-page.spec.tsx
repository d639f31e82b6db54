import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LandingPage, type EnterDialogProps } from './landing-page';

/** Stands in for the auth dialog and says what it was given. */
function Dialog({ open, userType, onOpenChange, onEntered }: EnterDialogProps) {
  if (!open) return null;
  return (
    <div role="dialog" aria-label={`For ${userType}`}>
      <button onClick={() => onOpenChange(false)}>Close</button>
      <button onClick={onEntered}>Enter</button>
    </div>
  );
}

function show(loadDialog = jest.fn(() => Promise.resolve(Dialog))) {
  const onEntered = jest.fn();
  render(<LandingPage loadDialog={loadDialog} onEntered={onEntered} />);
  return { loadDialog, onEntered, user: userEvent.setup() };
}

const section = (name: string) => screen.getByRole('heading', { name }).closest('section') ?? document.body;

describe('the landing page', () => {
  // rule: SCREEN-5
  it('is titled Proofround, also after another page was shown', () => {
    document.title = 'Dashboard · Proofround';
    show();
    expect(document.title).toBe('Proofround');
  });

  // rule: TEXT-29
  it('has a metrics strip with the figures as of October 2025', () => {
    show();
    const strip = within(screen.getByRole('region', { name: 'Platform metrics' }));
    expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1,480+ ideas analyzed',
      '220+ active investors',
      '940+ action plans',
      '74/100 average funding score',
      '47% improved in 30 days',
      '12+ countries',
    ]);
    expect(strip.getByText('As of October 2025')).toBeVisible();
  });

  // rule: LANDING-1
  it('gives three reasons and explains itself in four steps', () => {
    show();
    const reasons = within(section('Why founders and investors choose Proofround'));
    expect(reasons.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'AI-Powered Scoring',
      'Smart Investor Matching',
      'Actionable Tasks',
    ]);
    const steps = within(section('How It Works')).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Describe your startup',
      'AI analyzes in real time',
      'Get your score and roadmap',
      'Match with investors',
    ]);
  });

  // rule: LANDING-4
  it('shows a sample analysis: five scores from 0 to 10, the whole out of 100', () => {
    show();
    const sample = within(screen.getByRole('figure', { name: 'Sample analysis' }));
    expect(sample.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Feasibility',
      'Market Potential',
      'Product Readiness',
      'Team Strength',
      'Risk',
    ]);
    expect(sample.getAllByText(/^\d\.\d\/10$/)).toHaveLength(5);
    expect(sample.getByRole('img', { name: /Funding Readiness/ })).toBeVisible();
  });

  // rule: LANDING-5
  it.each([
    ['Starter', 'Free', ['1 AI score', 'Basic action plan', 'Limited investor visibility']],
    [
      'Pro',
      '$29 per month',
      ['Unlimited scoring', 'Full AI task reports', 'Investor matching access', 'Priority support'],
    ],
    [
      'Investor Access',
      '$299 per year',
      ['Full startup database', 'Advanced filtering', 'Direct founder contact'],
    ],
  ])('offers %s for %s', (name, price, features) => {
    show();
    const plan = within(screen.getByRole('article', { name }));
    const sentences = plan.getAllByRole('paragraph').map(({ textContent }) => textContent.trim());
    expect(sentences).toContain(price);
    expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(features);
    expect(plan.queryByText('Most Popular') !== null).toBe(name === 'Pro');
  });

  it('says that it is free to start, and has what people say and a footer', () => {
    show();
    expect(screen.getAllByText('Free to start, no credit card required.').length).toBeGreaterThan(0);
    expect(within(section('Testimonials')).getAllByRole('figure')).toHaveLength(3);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Proofround');
  });

  // rule: LANDING-2
  it('opens the auth dialog from every call to action, the investor buttons for an investor', async () => {
    const { user } = show();
    const calls = screen
      .getAllByRole('button')
      .filter((button) => !button.getAttribute('aria-label')?.startsWith('Theme'));
    expect(calls.map(({ textContent }) => textContent)).toEqual([
      'Get Started',
      'Get My AI Score',
      'For Investors',
      'Score my startup',
      'Browse as an investor',
      'Start for free',
      'Start Pro Trial',
      'Get Investor Access',
      'Score my idea',
      'Join as an investor',
    ]);
    for (const call of calls) {
      const kind = /investor/i.test(call.textContent) ? 'investor' : 'startup';
      await user.click(call);
      await screen.findByRole('dialog', { name: `For ${kind}` });
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
  });

  it.each(['Get Started', 'Get My AI Score', 'For Investors', 'Start Pro Trial'])(
    'has one button only whose name has “%s” in it',
    (name) => {
      show();
      expect(screen.getAllByRole('button', { name: new RegExp(name, 'i') })).toHaveLength(1);
    },
  );

  it('fetches the dialog at the first sign of interest, and not before', async () => {
    const { user, loadDialog } = show();
    await user.hover(screen.getByRole('heading', { level: 1 }));
    expect(loadDialog).not.toHaveBeenCalled();
    await user.hover(screen.getByRole('button', { name: 'Get Started' }));
    expect(loadDialog).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says when the dialog does not come, and opens it at the next try', async () => {
    const { user, loadDialog } = show();
    loadDialog.mockRejectedValue(new TypeError('Failed to fetch'));
    await user.click(screen.getByRole('button', { name: 'Get Started' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The sign-in form could not be loaded. Check your connection and try again.',
    );
    loadDialog.mockResolvedValue(Dialog);
    await user.click(screen.getByRole('button', { name: 'Get Started' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens the dialog at once after a reload that was made to open it', async () => {
    window.history.replaceState(null, '', '/#enter-investor');
    show();
    expect(await screen.findByRole('dialog', { name: 'For investor' })).toBeVisible();
    expect(window.location.hash).toBe('');
  });

  it('passes on that somebody has entered', async () => {
    const { user, onEntered } = show();
    await user.click(screen.getByRole('button', { name: 'Get Started' }));
    await user.click(await screen.findByRole('button', { name: 'Enter' }));
    expect(onEntered).toHaveBeenCalledTimes(1);
  });
});
