import { deal, listing, offer, pipelineCard, share, startup, thread } from '@proofround/contracts';
import { ApiClient, aStartup } from '@proofround/test-kit';

/** Goes from interest to a signed deal. Everything that the buyer writes contains `words`. */
export async function negotiate(founder: ApiClient, buyer: ApiClient, words: string): Promise<string> {
  const { id: startup_id } = await founder.read(startup, 'POST', '/startups', aStartup());
  await buyer.post(`/interest/${startup_id}`);
  const talk = await buyer.read(thread, 'POST', '/threads', { startup_id, message: `${words} says hello` });
  await founder.post(`/threads/${talk.id}/messages`, { message: 'Good day' });
  const path = `/pipeline/${startup_id}`;
  await buyer.read(pipelineCard, 'PUT', path, { column: 'talking', note: `${words} notes this` });
  const pass = { column: 'passed', reason: 'other', message: `${words} passes` };
  await buyer.read(pipelineCard, 'PUT', path, pass);

  const gated = { fields: ['problem'], email_gate: true };
  const { url } = await founder.read(share, 'POST', `/startups/${startup_id}/shares`, gated);
  const reader = new URLSearchParams({ email: buyer.user?.email ?? '' });
  const opened = await new ApiClient(buyer.url).get(
    `/shares/${url.slice(url.lastIndexOf('/') + 1)}?${reader}`,
  );
  if (opened.status !== 200) throw new Error(`The share answered ${opened.status}`);

  const { id } = await founder.read(listing, 'POST', '/marketplace/listings', {
    startup_id,
    asking_price: 90_000,
  });
  const first = { offer_amount: 70_000, message: `${words} offers` };
  const made = await buyer.read(offer, 'POST', `/marketplace/offer/${id}`, first);
  const second = { offer_amount: 80_000 };
  const countered = await founder.read(offer, 'POST', `/marketplace/offer/${made.id}/counter`, second);
  const accepted = await buyer.read(offer, 'PUT', `/marketplace/offer/${countered.id}/status`, {
    status: 'accepted',
  });
  const at = `/deals/${accepted.deal_id ?? ''}`;
  await buyer.read(deal, 'PUT', `${at}/steps/letter_of_intent`, { done: true });
  await buyer.post(`${at}/notes`, { note: `${words} writes a note` });
  const { terms_hash } = await buyer.read(deal, 'GET', at);
  await buyer.post(`${at}/signature`, { name: buyer.user?.name, terms_hash });
  return at;
}
