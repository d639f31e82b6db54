import { HttpResponse } from 'msw';
import { toast } from 'sonner';
import { z } from 'zod';

import type { ChatReply } from '../../../api/generated/work-client';
import { anId } from '../../../test/builders';
import { http } from '../../../test/http';
import { apiServer } from '../../../test/server';

const chatRequest = z.object({ message: z.string(), session_id: z.string().nullable() });
export type ChatRequest = z.infer<typeof chatRequest>;
type Answer = (request: ChatRequest) => Response | Promise<Response>;

export const SESSION = anId(900);

export const aReply = (changes: Partial<ChatReply> = {}): ChatReply => ({
  message: 'Hello! What is your startup called?',
  session_id: SESSION,
  is_complete: false,
  extracted_data: {},
  asking: null,
  ...changes,
});

/** An API whose interviewer gives a test's replies and records the requests. */
export function interviewerServer() {
  const received: ChatRequest[] = [];
  let answers: Answer[] = [];
  const server = apiServer(
    http.post('*/api/ai-chat', async ({ request }) => {
      const message = chatRequest.parse(await request.json());
      received.push(message);
      const answer = answers.shift();
      return answer ? await answer(message) : HttpResponse.json(aReply());
    }),
  );
  beforeEach(() => {
    received.length = 0;
    answers = [];
    window.localStorage.clear();
  });
  // Toasts outlive the test that showed them.
  afterEach(() => void toast.dismiss());
  return {
    server,
    received,
    /** Sets the next replies, in order. After them the interviewer greets. */
    answers: (...next: (Answer | Partial<ChatReply>)[]) => {
      answers.push(
        ...next.map((reply): Answer =>
          typeof reply === 'function' ? reply : () => HttpResponse.json(aReply(reply)),
        ),
      );
    },
  };
}

/** A reply that waits until `give` is called. */
export function heldAnswer() {
  let give: (reply: Partial<ChatReply>) => void = () => undefined;
  const held = new Promise<Response>((resolve) => {
    give = (reply) => resolve(HttpResponse.json(aReply(reply)));
  });
  return { answer: () => held, give: (reply: Partial<ChatReply> = {}) => give(reply) };
}
