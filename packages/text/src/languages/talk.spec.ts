import { hasDenial, isInProgress, talkActOf, withoutSaidBefore } from './everyday.js';

// rule: CHAT-28
describe('a message of nothing but words about the conversation', () => {
  it.each([
    'I should prefer to pass that over.',
    'Not answering that. Next.',
    'Das lassen wir mal weg.',
    'On verra plus tard.',
    'Eso todavía no lo tengo, pasemos a otra.',
    'Deixa pra depois.',
    'Saltiamo questa domanda.',
    'Dat sla ik over.',
    'Wrócimy do tego później.',
    'Tuto otázku přeskočím.',
    'Bu soruyu geçelim.',
    'Vi tar det senare.',
    'Det springer jeg over.',
    'Palataan siihen myöhemmin.',
    'Ezt hagyjuk ki.',
    'Sărim peste asta.',
    'Давайте пропустим этот вопрос.',
    'Пізніше скажу.',
    'この質問は飛ばしてください。',
    '稍后再说吧',
    '나중에 말씀드릴게요.',
    'لنتخطى هذا السؤال.',
    'यह अभी छोड़ दीजिए।',
  ])('skips: %s', (text) => expect(talkActOf(text)).toBe('skip'));

  it.each([
    'That is quite correct, thank you.',
    'Dale, perfecto.',
    'Así está bien.',
    'Perfetto, grazie.',
    'Ano, je to v pořádku.',
    'Evet, her şey tamam.',
    'Det ser bra ut.',
    '对,没问题。',
    'はい、間違いありません。',
    'نعم، كل شيء صحيح.',
  ])('agrees: %s', (text) => expect(talkActOf(text)).toBe('yes'));

  it.each([
    'I am afraid not.',
    'Nicht ganz.',
    'Certainement pas.',
    'De ninguna manera.',
    'Nej, det stämmer inte.',
    'Нет, это не так.',
    '不是这样的。',
    'जी नहीं, गलत है।',
  ])('denies: %s', (text) => expect(talkActOf(text)).toBe('no'));

  it.each([
    'We pass the parcel to the next neighbour.',
    'Weiterbildung für Pflegekräfte',
    'Not the US',
    'Legal',
    'Open',
    'Passau',
    'Vendiendo.',
    'Later we add Manchester',
  ])('has a word of its own: %s', (text) => expect(talkActOf(text)).toBeNull());
});

describe('words that point to an earlier answer', () => {
  it.each([
    ['Wie gesagt, in Chemnitz.', 'in Chemnitz.'],
    ['Edtech e energia solar, como falei.', 'Edtech e energia solar.'],
    ['As I said, Rotterdam', 'Rotterdam'],
    ['Как я уже говорил, Казань', 'Казань'],
    ['We do as I said to the board', 'We do as I said to the board'],
  ])('are left out: %s', (text, rest) => expect(withoutSaidBefore(text)).toBe(rest));
});

describe('words that say that a thing is not there', () => {
  it.each([
    'Aún no tenemos página.',
    'Nie mamy jeszcze strony.',
    'まだサイトはありません。',
    'Henüz sitemiz yok.',
  ])('deny: %s', (text) => expect(hasDenial(text)).toBe(true));
  it.each(['Noch in Arbeit.', 'Está en preparación.', '准备中'])('put it off: %s', (text) =>
    expect(isInProgress(text)).toBe(true),
  );
});
