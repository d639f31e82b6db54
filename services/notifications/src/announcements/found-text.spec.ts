import { someFound } from '../testing/events.js';
import { foundText } from './texts.js';

describe('the text about new startups of followed searches', () => {
  const startups = ['LedgerLoop', 'FieldNote'].map((idea_title, at) => ({
    startup_id: `01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d1${at}`,
    idea_title,
  }));
  const textOf = (searches: string[], has_more = false) =>
    foundText(someFound({ startups, searches, has_more }));

  it('names three searches and counts the others; the startups are for the mail', () => {
    expect(textOf(['A', 'B', 'C', 'D'])).toEqual({
      type: 'startups_found',
      title: '2 new startups in your saved searches',
      body: 'Found by “A”, “B”, “C”, another one.',
      link: '/dashboard',
      startups,
    });
    expect(textOf(['A', 'B', 'C', 'D', 'E']).body).toBe('Found by “A”, “B”, “C”, 2 others.');
  });

  it('says that there are more than it lists', () => {
    expect(textOf(['A'], true).title).toBe('2+ new startups in your saved searches');
  });
});
