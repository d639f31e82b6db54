import { freshConversation } from './conversation';
import { INVESTOR } from './subjects';
import { suggestionsFor } from './suggestions';

it('offers the sectors and stages of an investor as entries of a list', () => {
  const suggestionsWhen = (asking: string) => suggestionsFor({ ...freshConversation(), asking }, INVESTOR);
  expect(suggestionsWhen('investment_sectors')[0]).toEqual({ text: 'FinTech', isEntry: true });
  expect(suggestionsWhen('preferred_stages').map(({ text }) => text)).toEqual([
    'Idea',
    'MVP',
    'Launched',
    'Growing',
  ]);
});
