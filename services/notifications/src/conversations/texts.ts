import type { Announcement } from '../announcer/announcement.js';
import { singleLine } from '../text/plain-text.js';

/* The texts of a conversation's notifications and mails. They name the startup, never a message. */

export const linkOf = (threadId: string): string => `/messages/${threadId}`;

export const messageText = (threadId: string, ideaTitle: string): Announcement => ({
  type: 'message_received',
  title: `You have a new message about ${singleLine(ideaTitle)}`,
  body: 'Open the conversation to read and answer it.',
  link: linkOf(threadId),
});

/** For the investor. */
export const introductionText = (threadId: string, ideaTitle: string): Announcement => ({
  type: 'introduction_requested',
  title: `The founder of ${singleLine(ideaTitle)} asks for an introduction`,
  body: 'Read their message, then accept or pass.',
  link: linkOf(threadId),
});

/** For the founder. */
export const answerText = (threadId: string, ideaTitle: string, isAccepted: boolean): Announcement => ({
  type: 'introduction_answered',
  title: isAccepted
    ? `An investor accepted your introduction of ${singleLine(ideaTitle)}`
    : `An investor passed on your introduction of ${singleLine(ideaTitle)}`,
  body: isAccepted
    ? 'You can write to each other now.'
    : 'You can see the conversation, but not write in it.',
  link: linkOf(threadId),
});

export const unreadMailText = (unread: number, ideaTitle: string) => ({
  title:
    unread === 1
      ? `You have an unread message about ${singleLine(ideaTitle)}`
      : `You have ${unread} unread messages about ${singleLine(ideaTitle)}`,
  body: 'Open the conversation to read and answer.',
});
