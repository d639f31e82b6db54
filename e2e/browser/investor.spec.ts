import { anAddress, PASSWORD, signUp, toast } from '../support/page-steps.js';
import { type APIRequestContext, expect, test } from '../support/test.js';

/** A founder with a startup, created through the API; the tests cover the investor's side. */
async function aStartupNamed(request: APIRequestContext, idea_title: string) {
  const registration = { email: anAddress(), password: PASSWORD, name: 'Amara Osei', user_type: 'startup' };
  const registered = await request.post('/api/auth/register', { data: registration });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const data = {
    idea_title,
    idea_description: 'Bookkeeping that reconciles itself for small clinics.',
    sector: 'FinTech',
    stage: 'mvp',
    user_count: 1234,
    monthly_revenue: 5600,
  };
  const created = await request.post('/api/startups', { headers, data });
  const { id } = (await created.json()) as { id: string };
  return { id, headers, email: registration.email };
}

test('an investor pays, creates a profile, browses, records interest and finds the founder’s address', async ({
  page,
  request,
}) => {
  const title = `LedgerLoop ${anAddress().slice(0, 8)}`;
  const founder = await aStartupNamed(request, title);
  await signUp(page, 'Investor', 'Ivy Chen');
  await expect(page.getByText('Create Your Investor Profile')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Get Investor Access' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await page.getByRole('button', { name: 'Create Your Profile' }).click();

  await page.getByLabel('Budget').fill('2,000,000');
  await page.getByLabel('Current companies').fill('Fernhill Health');
  await page.getByLabel('Investment sectors').fill(' FinTech, , HealthTech ');
  await page.getByRole('main').getByRole('button', { name: 'Create Profile' }).click();
  await expect(toast(page, 'Investor profile created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('$2,000,000', { exact: true })).toBeVisible();

  const search = page.getByPlaceholder('Search name, description or sector');
  await search.fill(title);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('1,234');
  await card.getByRole('button', { name: `Add ${title} to favorites` }).click();
  await expect(toast(page, 'Added to favorites')).toBeVisible();
  await card.getByRole('button', { name: "I'm Interested" }).click();
  await expect(toast(page, 'Interest recorded! Startup founder will be notified.')).toBeVisible();
  const contact = card.getByRole('link', { name: /Contact Founder/ });
  await contact.focus();
  await expect(contact).toHaveAttribute('href', new RegExp(`^mailto:${founder.email}`));

  const analytics = async () => {
    const answer = await request.get(`/api/startups/${founder.id}/analytics`, { headers: founder.headers });
    return (await answer.json()) as { view_count: number };
  };
  await expect
    .poll(analytics)
    .toMatchObject({ interest_count: 1, interested_investors: [{ user: { name: 'Ivy Chen' } }] });
  // Other investors of this run also see the newest startups.
  await expect.poll(async () => (await analytics()).view_count).toBeGreaterThanOrEqual(1);

  await search.fill(`${title} nowhere`);
  await expect(page.getByText('No startups match your filters')).toBeVisible();
});
