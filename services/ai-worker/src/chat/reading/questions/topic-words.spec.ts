import { converse } from '../../moves/converse.js';
import { freshState } from '../../state.js';
import { aSituation } from '../../testing/situation.js';
import { readMessage } from '../read-message.js';

const read = (message: string, asked = 'competitive_advantage') => readMessage(message, aSituation(asked));

describe('a question to the interviewer in any language', () => {
  // rule: CHAT-32
  it.each([
    ['¿y para qué lo queréis?', 'why'],
    ['Wozu soll das gut sein?', 'why'],
    ['à quoi ça sert ?', 'why'],
    ['Neden soruyorsunuz?', 'why'],
    ['Wer kann das alles sehen?', 'confidential'],
    ['¿quién lo va a leer?', 'confidential'],
    ['quem vai ver as respostas?', 'confidential'],
    ['Is er iemand die dit leest, en wie ziet mijn gegevens?', 'confidential'],
    ['Darf man diese Frage auch überspringen, wenn man will?', 'can-skip'],
    ['combien de questions encore ?', 'how-long'],
    ['cosa succede dopo?', 'next'],
    ['no te entiendo', 'explain'],
    ['das verstehe ich nicht', 'explain'],
    ['não entendi', 'explain'],
    ['is there a list to choose from?', 'explain'],
  ])('%s: %s', (message, topic) => {
    expect(read(message)).toMatchObject({ topic, claims: [], dialogue: 'question' });
  });

  it.each(['Perché no, una pizza', 'We keep it private and cheap', 'Ein Laden, der lange offen ist'])(
    'is not found in an answer: %s',
    (message) => expect(read(message).topic).toBeNull(),
  );

  it('is answered, and the question is put in other words', () => {
    const asked = {
      ...freshState('startup'),
      turn: 2,
      known: { idea_title: 'Majada' },
      asking: 'sector',
      timesAsked: { sector: 1 },
    };
    const { message, state } = converse(asked, '¿y eso para qué lo queréis?');
    expect(message).toMatch(/Investors filter startups by sector[^]*Investors filter by sector\./);
    expect(state.known).toEqual({ idea_title: 'Majada' });
    expect(state.asking).toBe('sector');
  });
});
