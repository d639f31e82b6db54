import { namesRisk } from './cues.js';

describe('whether a sentence names a risk', () => {
  it.each([
    ['high_churn', 'a third of our customers cancel in the first month', true],
    ['high_churn', 'net retention is 117 %, no port lost since 2023', false],
    ['hardware', 'a box with two sensors on each oven', true],
    ['hardware', '88 sold in five weeks', false],
    ['no_validation', 'we have not asked a single baker', true],
    ['sensitive_data', 'a licence for slovakia, a collections person', false],
    ['regulated', 'we are licensed and supervised', false],
    ['regulated', 'frames from the same factories, no licence fees', false],
    ['regulated', 'a foreign firm has asked for a meeting about a licence', false],
    ['regulated', 'i would rather not license at all', false],
    ['platform_dependence', 'an api and a dashboard that a small shop can use by itself', false],
    ['platform_dependence', 'leads with name, phone, sum lost and platform', false],
    ['platform_dependence', 'a group on whatsapp that became an app of its own', false],
    ['platform_dependence', 'we sell on a marketplace that may close our account', true],
    ['capital_intensive', 'two thirds pay by direct debit, the rest leave it under a plant pot', false],
    ['capital_intensive', 'a pilot plant must be built first', true],
    ['solo_founder', 'i am alone with this', true],
    ['solo_founder', 'is this a business or am i dreaming', false],
    ['no_seller', 'none of us has sold anything yet', true],
    ['no_seller', 'two salespeople sold it to nine mills', false],
    ['seasonal', 'we may sell it in schools', false],
    ['two_sided_start', 'households, and marketplace sellers with many parcels', false],
    ['paid_acquisition', 'we never spent anything on marketing or ads', false],
  ])('%s: %s', (code, text, expected) => expect(namesRisk(code, text)).toBe(expected));
});
