import { clauseTopic, literalTopic, narrowedTopic, topicMentions } from './topics.js';

const mentions = (text: string, language: 'en' | 'de' = 'en') =>
  topicMentions(text.split(' '), language).map(({ topic, at, words, part }) => [topic.name, at, words, part]);

describe('topics that words name', () => {
  it('serves the longest name first, in the order of the text', () => {
    expect(mentions('mobile games and oil and gas')).toEqual([
      ['games', 0, 2, false],
      ['fossil fuels', 3, 3, false],
    ]);
  });

  it('takes a topic before the sector it is a part of', () => {
    expect(mentions('freight')).toEqual([['freight', 0, 1, false]]);
    expect(mentions('aquaculture')[0]?.[0]).toBe('fisheries');
  });

  it('marks the name of a part of a sector', () => {
    expect(mentions('video')).toEqual([['Media', 0, 1, true]]);
    expect(mentions('media')).toEqual([['Media', 0, 1, false]]);
  });

  it('reads no topic in a word that only joins others', () => {
    expect(mentions('fur', 'en')).toEqual([['animal testing', 0, 1, false]]);
    expect(mentions('werkzeuge fur tischler', 'de')).toEqual([]);
  });

  it('keeps apart what is narrowed, literal and described', () => {
    expect(literalTopic('Loot boxes')).toMatchObject({ key: 'words:loot box', literal: 'loot box' });
    expect(narrowedTopic(literalTopic('farm'), ['indoor']).narrowed).toEqual(['indoor']);
    expect(clauseTopic({ verb: 'tracks', words: ['staff'] }).key).toBe('clause:tracks staff');
  });
});
