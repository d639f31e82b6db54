import { Injectable } from '@nestjs/common';
import { type Actor, CHAT_NOT_FOUND, type ChatInput, type ChatReply, notFound } from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { initialState, Interviewer, outcomeOf, REPLY_WITHIN_MS, type TurnContext } from './interviewer.js';
import { type ChatSession, remember, SessionStore } from './sessions/session-store.js';

/** The AI chat (CHAT-1): sessions and the interviewer's turns in them. */
@Injectable()
export class ChatService {
  constructor(
    private readonly sessions: SessionStore,
    private readonly interviewer: Interviewer,
  ) {}

  /**
   * Runs one turn. Without a session id it starts a conversation. A startup account is interviewed
   * for POST /startups, an investor account for POST /investor-profile.
   * @throws DomainError not_found if the session belongs to another user, is unknown or has ended;
   * unavailable.
   */
  async say(actor: Actor, { message, session_id }: ChatInput): Promise<ChatReply> {
    const { user_id, user_type, email_verified: modelAllowed } = actor;
    // The deadline is set once. A retry after a concurrent message gets only the time that is left.
    const context: TurnContext = { userId: user_id, modelAllowed, answerBy: Date.now() + REPLY_WITHIN_MS };
    if (session_id === null) {
      const id = uuid();
      const fresh = { state: initialState(user_type), history: [] };
      const { session, result } = await this.turn(id, fresh, message, context);
      await this.sessions.create(user_id, id, session);
      return result;
    }
    // Redis keys use lower-case ids, and a UUID may arrive in capitals.
    const id = session_id.toLowerCase();
    const reply = await this.sessions.update(user_id, id, (session) =>
      this.turn(id, session, message, context),
    );
    if (!reply) throw notFound(CHAT_NOT_FOUND);
    return reply;
  }

  private async turn(
    session_id: string,
    { state, history }: ChatSession,
    message: string,
    context: TurnContext,
  ): Promise<{ session: ChatSession; result: ChatReply }> {
    const reply = await this.interviewer.reply(state, message, history, context);
    const session = {
      state: reply.state,
      history: remember(history, { by: 'user', text: message }, { by: 'interviewer', text: reply.message }),
    };
    return { session, result: { message: reply.message, session_id, ...outcomeOf(reply.state) } };
  }
}
