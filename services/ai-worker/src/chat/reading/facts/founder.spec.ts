import { founderFacts } from './founder.js';

const facts = (text: string, onlyAboutOneself = false) =>
  Object.fromEntries(
    founderFacts(text, { onlyAboutOneself, title: null }).map(({ slot, answer }) => [
      slot,
      answer.kind === 'value' || answer.kind === 'doubt' ? answer.value : answer.kind,
    ]),
  );

describe('facts that a founder gives besides the answer', () => {
  it.each<[string, Record<string, unknown>]>([
    ['we have 85 paying customers', { user_count: 85 }],
    ['there are 85 million customers out there', {}],
    ['we want to reach 85 customers', {}],
    ['2,000 downloads, 85 of them use it weekly', { user_count: 85 }],
    ['no users yet', { user_count: 0 }],
    ['we make 1.2k a month', { monthly_revenue: 1200 }],
    ['our MRR is $700', { monthly_revenue: 700 }],
    ['we made $24,000 in revenue', { monthly_revenue: 24_000 }],
    ['we are pre-revenue', { monthly_revenue: 0 }],
    ['competitors make $5m a year', {}],
    ['each customer pays $30', {}],
    ['we aim for an MRR of $9k', {}],
    ['raising 300k for moulds', { funding_ask: 300_000, funding_usage: 'Moulds' }],
    ['we already raised 300k', {}],
    ['we raised a first round of $300k', {}],
    ["we're bootstrapped and not raising", { funding_ask: 'none' }],
    ['we launched in May', { stage: 'launched' }],
    ['we have an MVP', { stage: 'mvp' }],
    ['a launched market of prototypes', {}],
    ["we're a fintech startup", { sector: 'FinTech' }],
    ['we help a fintech startup', {}],
    ["we're based in Turku, Finland", { location: 'Turku, Finland' }],
    ['see https://weir.example', { product_url: 'https://weir.example' }],
    ['our deck: https://docsend.com/view/weir', { pitch_deck_url: 'https://docsend.com/view/weir' }],
    ['better than https://rival.example', {}],
  ])('%s', (text, found) => expect(facts(text)).toEqual(found));

  it.each<[string, Record<string, unknown>]>([
    ['clinics earn $9k a month', {}],
    ['we have 40 customers and make $900 a month', { user_count: 40, monthly_revenue: 900 }],
  ])('count only if explicit, in an answer about something else: %s', (text, found) =>
    expect(facts(text, true)).toEqual(found),
  );
});
