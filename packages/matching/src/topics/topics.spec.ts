import { clauseTopic, literalTopic, narrowedTopic, topicMentions } from './topics.js';

const mentions = (text: string, language: 'en' | 'de' = 'en') =>
  topicMentions(text.split(' '), language).map(({ topic, at, length, part }) => [
    topic.name,
    at,
    length,
    part,
  ]);

describe('topics named in words', () => {
  it('prefer the longest name and keep the text order', () => {
    expect(mentions('mobile games and oil and gas')).toEqual([
      ['games', 0, 2, false],
      ['fossil fuels', 3, 3, false],
    ]);
  });

  it('prefer a topic to its sector', () => {
    expect(mentions('freight')).toEqual([['freight', 0, 1, false]]);
    expect(mentions('aquaculture')[0]?.[0]).toBe('fisheries');
  });

  it('mark the name of a part of a sector', () => {
    expect(mentions('video')).toEqual([['Media', 0, 1, true]]);
    expect(mentions('media')).toEqual([['Media', 0, 1, false]]);
  });

  it('ignore function words', () => {
    expect(mentions('fur', 'en')).toEqual([['animal testing', 0, 1, false]]);
    expect(mentions('werkzeuge fur tischler', 'de')).toEqual([]);
  });

  it('have different keys when narrowed, literal or described', () => {
    expect(literalTopic('Loot boxes')).toMatchObject({ key: 'words:loot box', literal: 'loot box' });
    expect(narrowedTopic(literalTopic('farm'), ['indoor']).narrowed).toEqual(['indoor']);
    expect(clauseTopic({ verb: 'tracks', words: ['staff'] }).key).toBe('clause:tracks staff');
  });
});
