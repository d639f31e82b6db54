import { endpoint } from '../messaging/endpoint.js';
import { CHAT_NOT_FOUND } from '../sentences.js';
import { chatInput, chatReply } from './schemas.js';

export const chatHttp = {
  say: endpoint('chat.say', 'POST /ai-chat', {
    tag: 'AI chat',
    summary: 'Send a message to the interviewer, which fills in the profile',
    description:
      'Without session_id a new conversation starts. It belongs to the signed-in user, ends after 24 hours and accepts corrections after it is complete.',
    access: 'signed-in',
    body: chatInput,
    reply: chatReply,
    errors: { 404: [CHAT_NOT_FOUND] },
    limit: 'chat',
    examples: {
      body: { message: 'Hello!', session_id: null },
      reply: {
        message: 'Hello! Tell me about your startup: what is it called, and what does it do?',
        session_id: '01936f71-1234-7abc-8def-0123456789ab',
        is_complete: false,
        extracted_data: {},
        asking: 'idea_title',
      },
    },
  }),
};
