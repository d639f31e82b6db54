import { calledAbroad } from './called-abroad.js';

describe('a name beside a verb of naming in another language', () => {
  it.each([
    ['Nennt sich Kiezkasse.', 'Kiezkasse'],
    ["On l'a baptisée Marelune, comme la mer.", 'Marelune'],
    ['Chama-se Roça Viva.', 'Roça Viva'],
    ["L'abbiamo chiamata Ortica.", 'Ortica'],
    ['我们叫田间笔记。', '田间笔记'],
    ['はたけノートといいます。', 'はたけノート'],
    ['이름은 밭일기입니다.', '밭일기'],
    ['हमारे स्टार्टअप का नाम खेतसाथी है।', 'खेतसाथी'],
  ])('%s', (text, name) => expect(calledAbroad(text)).toMatchObject({ name, sure: true }));

  it.each(['We bake bread', '还没有名字', "On l'appelle quand on a faim", 'नाम अभी नहीं है'])(
    'is not in: %s',
    (text) => expect(calledAbroad(text)?.name ?? null).not.toBe(text),
  );
});
