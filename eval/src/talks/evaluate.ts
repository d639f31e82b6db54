import { readFileSync } from 'node:fs';

import { RulesInterviewer } from '@proofround/ai-worker/chat/interviewer.js';
import { z } from 'zod';

import { type Report, table } from '../report.js';
import { playAndMeasure } from '../rounds/conversations.js';
import { type Conversation, conversation, each } from '../rounds/round.js';
import { measureTurns } from '../rounds/turns.js';

const TITLE = 'Conversations by strangers';

/** The conversations of a file, in the form of a round's conversations.json. */
export const conversationsIn = (text: string, where: string): Conversation[] =>
  each(conversation, z.array(z.unknown()).parse(JSON.parse(text)), where);

/** Plays the conversations of the named files and measures what the chat stores: `talks FILE …`. */
export async function evaluate(files: readonly string[]): Promise<Report> {
  if (files.length === 0) return { title: TITLE, markdown: '', broken: ['Name a file of conversations.'] };
  const conversations = files.flatMap((file) => conversationsIn(readFileSync(file, 'utf8'), file));
  const { figures: atTheEnd, played } = await playAndMeasure({ conversations }, new RulesInterviewer());
  const figures = [...atTheEnd, ...measureTurns(played)];
  const markdown = [
    table(
      ['Figure', 'Measured'],
      figures.map(({ name, value }) => [name, value]),
    ),
    ...figures
      .filter(({ cases }) => cases.length > 0)
      .flatMap(({ name, cases }) => [`#### ${name}`, cases.map((line) => `- ${line}`).join('\n')]),
  ];
  return { title: TITLE, markdown: markdown.join('\n\n'), broken: [] };
}
