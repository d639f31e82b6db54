import { http, HttpResponse } from 'msw';
import { toast } from 'sonner';
import { z } from 'zod';

import type { ChatReply } from '../../../api/generated/client';
import { anId } from '../../../test/builders';
import { apiServer } from '../../../test/server';

const said = z.object({ message: z.string(), session_id: z.string().nullable() });
export type Said = z.infer<typeof said>;
type Answer = (said: Said) => Response | Promise<Response>;

export const SESSION = anId(900);

export const aReply = (changes: Partial<ChatReply> = {}): ChatReply => ({
  message: 'Hello! What is your startup called?',
  session_id: SESSION,
  is_complete: false,
  extracted_data: {},
  ...changes,
});

/** An API whose interviewer answers as a test says, and remembers what it was told. */
export function interviewerServer() {
  const heard: Said[] = [];
  let answers: Answer[] = [];
  const server = apiServer(
    http.post('*/api/ai-chat', async ({ request }) => {
      const message = said.parse(await request.json());
      heard.push(message);
      const answer = answers.shift();
      return answer ? await answer(message) : HttpResponse.json(aReply());
    }),
  );
  beforeEach(() => {
    heard.length = 0;
    answers = [];
    window.localStorage.clear();
  });
  // A toast of one test is none of the next.
  afterEach(() => void toast.dismiss());
  return {
    server,
    heard,
    /** The next answers, in order; after them it greets. */
    answers: (...next: (Answer | Partial<ChatReply>)[]) => {
      answers.push(
        ...next.map((one): Answer =>
          typeof one === 'function' ? one : () => HttpResponse.json(aReply(one)),
        ),
      );
    },
  };
}

export const refusal = (status: number, detail?: unknown) => () =>
  HttpResponse.json(detail === undefined ? {} : { detail }, { status });

/** An answer that stays out until it is given. */
export function heldAnswer() {
  let give: (reply: Partial<ChatReply>) => void = () => undefined;
  const held = new Promise<Response>((resolve) => {
    give = (reply) => resolve(HttpResponse.json(aReply(reply)));
  });
  return { answer: () => held, give: (reply: Partial<ChatReply> = {}) => give(reply) };
}
