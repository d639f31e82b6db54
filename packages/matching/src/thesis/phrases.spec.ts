import { readThesis } from './read-thesis.js';

const refuses = (text: string) =>
  readThesis(text).refusals.map(({ about }) =>
    about
      .map((topic) =>
        [topic.key.replace(/^\w+:/, ''), ...('narrowed' in topic ? (topic.narrowed ?? []) : [])].join(' / '),
      )
      .join(' + '),
  );

describe('the phrase of an exclusion', () => {
  it.each<[string, string[]]>([
    ['No equestrian games.', ['games / equestrian']],
    ['No rooftop solar.', ['rooftop + solar']],
    ['No pure marketplaces.', ['marketplace']],
    ['No other restaurant businesses.', ['restaurants']],
    ['No video.', ['video']],
    ['No media.', ['media']],
    ['No software for beekeepers.', ['beekeeper']],
    ['Keine Apps für Haustiere.', []],
    ['Keine Lieferdienste für Lebensmittel.', ['delivery + food']],
  ])('%s', (text, about) => expect(refuses(text)).toEqual(about));

  it.each<[string, string[]]>([
    ['Nothing that grades pupils.', ['grades pupils']],
    ['No businesses that buy old debts and hope to collect them.', ['buy debts']],
    ['Nothing that needs FDA approval.', ['regulatory approval']],
    ['Nothing that depends on unpaid interns doing the work.', ['unpaid interns']],
    ['No agencies that hire out welders.', ['agencies + hire welders']],
    ['We do not back founders who have never sold a thing.', []],
  ])('can be a clause: %s', (text, about) => expect(refuses(text)).toEqual(about));

  it('leaves the wider topic wanted', () => {
    const { wants } = readThesis('Games of all sorts. No equestrian games.');
    expect(wants.map(({ name }) => name)).toEqual(['games']);
  });
});
