import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { type EnterDialogProps, LandingPage } from './landing-page';

/** A fake auth dialog that shows its props. */
function Dialog({ open, userType, mode, onModeChange, onOpenChange, onEntered }: EnterDialogProps) {
  if (!open) return null;
  return (
    <div role="dialog" aria-label={`For ${userType}`}>
      <p>{mode}</p>
      <button onClick={() => onModeChange('login')}>Turn</button>
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

beforeEach(() => window.history.replaceState(null, '', '/'));

const section = (name: string) => screen.getByRole('heading', { name }).closest('section') ?? document.body;

describe('the landing page', () => {
  // rule: SCREEN-5
  it('has the title Proofround, even after another page', () => {
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
  it('shows three reasons and the four steps', () => {
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
  it('shows a sample analysis: five scores from 0 to 10 and a total out of 100', () => {
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

  // rule: LANDING-6
  it('opens the sample, whose switches change the score and the ledger', async () => {
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'Open it and play with it' }));
    const sample = within(await screen.findByRole('region', { name: /point by point$/ }));
    expect(sample.getByRole('heading', { level: 2 })).toHaveFocus();
    const score = () => Number.parseInt(sample.getByRole('status').textContent);
    const all = score();
    await user.click(sample.getByRole('checkbox', { name: 'Use of funds' }));
    expect(score()).toBe(65);
    expect(score()).toBeLessThan(all);
    expect(sample.getByText('Limit: Funding ask without use of funds')).toBeVisible();
    expect(sample.getByText('The overall score is 65 of 100, shown rounded as 65%.')).toBeVisible();
    await user.click(sample.getByRole('checkbox', { name: 'Use of funds' }));
    expect(score()).toBe(all);
    await user.click(sample.getByRole('link', { name: 'Close the sample' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /point by point$/ })).toBeNull());
  });

  it('opens the sample if the URL names it', async () => {
    window.history.replaceState(null, '', '/#sample');
    show();
    expect(await screen.findByRole('region', { name: /point by point$/ })).toBeVisible();
    window.history.replaceState(null, '', '/');
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

  // rule: CHECKOUT-6
  it('lets investors choose how to pay, and keeps the choice for the checkout', async () => {
    window.sessionStorage.clear();
    const kept = () => window.sessionStorage.getItem('plan');
    const { user } = show();
    const plan = within(screen.getByRole('article', { name: 'Investor Access' }));
    const monthly = plan.getByRole('checkbox', { name: 'Pay $149 monthly' });
    expect(monthly).not.toBeChecked();
    expect(kept()).toBeNull(); // until the button is pressed
    await user.click(plan.getByRole('button', { name: 'Get Investor Access' }));
    await screen.findByRole('dialog', { name: 'For investor' });
    expect(kept()).toBe('annual');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(monthly);
    await user.click(plan.getByRole('button', { name: 'Get Investor Access' }));
    await screen.findByRole('dialog', { name: 'For investor' });
    expect(kept()).toBe('monthly');
  });

  // rule: SCREEN-19
  it('links to the terms and the privacy policy in its footer', () => {
    show();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });

  it('shows that starting is free, the testimonials and a footer', () => {
    show();
    expect(screen.getAllByText('Free to start, no credit card required.').length).toBeGreaterThan(0);
    const voices = within(section('Testimonials')).getAllByRole('figure');
    expect(voices).toHaveLength(3);
    for (const voice of voices) expect(voice).toHaveTextContent('Example: ');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Proofround');
  });

  // rule: LANDING-2
  it('opens the auth dialog from every call to action, with investor preset by the investor buttons', async () => {
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
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  }, 20_000);

  it.each(['Get Started', 'Get My AI Score', 'For Investors', 'Start Pro Trial'])(
    'has exactly one button with “%s” in its name',
    (name) => {
      show();
      expect(screen.getAllByRole('button', { name: new RegExp(name, 'i') })).toHaveLength(1);
    },
  );

  it('loads the dialog when a button gets the pointer or the focus, and not before', async () => {
    const { user, loadDialog } = show();
    await user.hover(screen.getByRole('heading', { level: 1 }));
    expect(loadDialog).not.toHaveBeenCalled();
    await user.hover(screen.getByRole('button', { name: 'Get Started' }));
    expect(loadDialog).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reports a dialog that fails to load, and opens it on a retry', async () => {
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

  it('opens the dialog that the URL names, and keeps the URL up to date', async () => {
    window.history.replaceState(null, '', '/?auth=register&as=investor');
    const { user } = show();
    expect(await screen.findByRole('dialog', { name: 'For investor' })).toHaveTextContent('register');
    await user.click(screen.getByRole('button', { name: 'Turn' }));
    expect(window.location.search).toBe('?auth=login&as=investor');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  // rule: LANDING-3
  it('puts the dialog into the URL, with Login first, so that Back closes it', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'For Investors' }));
    await screen.findByRole('dialog', { name: 'For investor' });
    expect(window.location.search).toBe('?auth=login&as=investor');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('goes back one page at a double click on what closes the dialog', async () => {
    const back = jest.spyOn(window.history, 'back');
    const { user } = show();
    for (let times = 1; times <= 2; times++) {
      await user.click(screen.getByRole('button', { name: 'Get Started' }));
      const close = await screen.findByRole('button', { name: 'Close' });
      act(() => {
        close.click();
        close.click();
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(back).toHaveBeenCalledTimes(times);
    }
    back.mockRestore();
  });

  it('calls onEntered after signing in', async () => {
    const { user, onEntered } = show();
    await user.click(screen.getByRole('button', { name: 'Get Started' }));
    await user.click(await screen.findByRole('button', { name: 'Enter' }));
    expect(onEntered).toHaveBeenCalledTimes(1);
  });
});
