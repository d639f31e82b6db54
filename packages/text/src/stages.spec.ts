import { stageIn, stagesIn } from './stages.js';

describe('stages', () => {
  it.each([
    ['just an idea', 'idea'],
    ['e don launch', 'launched'],
    ['still an idea', 'idea'],
    ['idea stage', 'idea'],
    ['only on paper', 'idea'],
    ["nothing built yet, we're doing research", 'idea'],
    ["we're at MVP", 'mvp'],
    ['we have a working prototype', 'mvp'],
    ['closed beta with friends', 'mvp'],
    ['not launched, but the MVP works', 'mvp'],
    ['running a pilot', 'mvp'],
    ['we launched in March', 'launched'],
    ['live since last year', 'launched'],
    ['we just went live', 'launched'],
    ['in the app store', 'launched'],
    ['growing 20% a month', 'growing'],
    ["we're scaling now", 'growing'],
    ['series A', 'growing'],
    ['not launched yet', null],
    ['we plan to launch', null],
    ['hard to say', null],
  ])('%s: %s', (text, stage) => {
    expect(stageIn(text)?.stage ?? null).toBe(stage);
  });

  it.each([
    ['pre-seed', ['idea', 'mvp']],
    ['preseed', ['idea', 'mvp']],
    ['seed', ['mvp', 'launched']],
    ['pre-seed and seed', ['idea', 'mvp', 'launched']],
    ['series A', ['launched', 'growing']],
    ['Series A+', ['launched', 'growing']],
    ['early stage', ['idea', 'mvp']],
    ['growth stage', ['growing']],
    ['any stage', ['idea', 'mvp', 'launched', 'growing']],
    ['mvp onwards', ['mvp', 'launched', 'growing']],
    ['prototyp i później', ['mvp', 'launched', 'growing']],
    ['Prototyp bis Markteintritt', ['mvp', 'launched']],
    ['mvp or already out', ['mvp', 'launched']],
    ['vendiendo ya, las ideas me dan miedo', ['launched']],
    ['seed, but not pre-seed', ['mvp', 'launched']],
    ['anything but idea stage', ['mvp', 'launched', 'growing']],
    ['all stages except growth', ['idea', 'mvp', 'launched']],
    ["we don't do pre-seed", []],
    ['we skip seed, growth only', ['growing']],
    ['never just an idea, MVP is fine', ['mvp']],
    ['Not ideas. I want to see customers already.', ['launched']],
    ['no pre-revenue', ['launched', 'growing']],
    ['growth stage only, no pre-revenue', ['growing']],
    ['whatever', ['idea', 'mvp', 'launched', 'growing']],
    ['good people', []],
  ])('an investor names stages: %s', (text, stages) => {
    expect(stagesIn(text).stages).toEqual(stages);
  });
});
