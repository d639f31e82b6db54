import { wordSet } from '@proofround/text/word-set.js';
import { stem } from '@proofround/text/words/plain-words.js';
import { rememberedFor } from '@proofround/text/words/remembered.js';

import { type NamedTopic, topicMentions } from '../../topics/topics.js';
import type { StartupReading } from '../reading.js';
import { near } from '../words.js';

const OPERATES_REACH = 3;
const OPERATES = wordSet('run runs running operate operates operated open opened opens own owns');

const topicsIn = rememberedFor((sentence: readonly string[]) => topicMentions(sentence, 'en'));

/** Whether a startup runs the thing itself: "we opened one classroom". */
const operates = ({ statements }: StartupReading, topic: NamedTopic): boolean =>
  statements.some((words) =>
    topicsIn(words).some(
      (mention) =>
        mention.topic.key === topic.key && near(words, mention.at - OPERATES_REACH, mention.at, OPERATES),
    ),
  );

/** Whether a startup is outside a topic because of the words that narrow it, or of its role. An unknown role is inside. */
export function isOutside(reading: StartupReading, topic: NamedTopic): boolean {
  if (topic.narrowed?.some((word) => !reading.stems.has(stem(word)))) return true;
  if (topic.role === 'operator') return !operates(reading, topic);
  return topic.role === 'supplier' && reading.mentions.get(topic.key)?.buyer === false;
}
