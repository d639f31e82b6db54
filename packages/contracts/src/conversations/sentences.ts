import { VERIFIED_EMAIL, type Gate } from '../messaging/access.js';

export const MAY_WRITE: readonly Gate[] = [VERIFIED_EMAIL];
export const THREAD_NOT_FOUND = 'Conversation not found';
export const NO_CONNECTION = 'You can write after interest, a match or an offer';
export const THREAD_CLOSED = 'You cannot write in this conversation';
export const AWAITING_ANSWER = 'The investor has not answered your introduction yet';
export const NO_INTRODUCTION = 'There is no introduction to answer';
export const MESSAGE_NOT_FOUND = 'Message not found';
