import type { ThreadState } from '@proofround/contracts';
import { transitions } from '@proofround/service-kit';

/** `connection`: the investor records interest, makes an offer, or writes to a startup that they match. */
type ThreadMover = 'founder' | 'investor' | 'connection';

export const threadStates = transitions<ThreadState, ThreadMover>({
  title: 'Conversation (notifications)',
  about:
    'A founder who only has a match asks for an introduction. The investor answers it, or writes, which accepts it. ' +
    'Interest opens the conversation without an answer. A conversation about a listing is open from the start.',
  start: { requested: ['founder'], open: ['connection'] },
  moves: {
    requested: { open: ['investor', 'connection'], passed: ['investor'] },
    open: {},
    passed: { open: ['investor', 'connection'] },
  },
});
