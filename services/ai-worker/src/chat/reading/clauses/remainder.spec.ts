import { founderFacts } from '../facts/founder.js';
import { remainder } from './remainder.js';

const rest = (text: string) => remainder(text, founderFacts(text, { onlyAboutOneself: false, title: null }));

describe('the rest of a message without its facts', () => {
  it.each([
    ['we rent kayaks by the hour', 'We rent kayaks by the hour'],
    ['we rent kayaks by the hour, and we have 40 users', 'We rent kayaks by the hour'],
    ['We rent kayaks. We make $900 a month. It works offline.', 'We rent kayaks. It works offline.'],
    ['an MVP for kayak rental', 'For kayak rental'],
    ['We have 40 users.', ''],
    ["we're based in Turku, raising $200k", ''],
  ])('%s', (text, left) => expect(rest(text)).toBe(left));

  it('keeps a figure that is not a fact about the startup', () => {
    expect(rest('Kayaks 4 metres long for rivers below 2 degrees')).toBe(
      'Kayaks 4 metres long for rivers below 2 degrees',
    );
  });
});
