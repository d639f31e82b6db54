import {
  LIVE_GROUP_SUBJECT,
  liveGroup,
  liveMessage,
  type LiveSignal,
  liveSubject,
} from '@proofround/contracts';
import type { connectNats } from '@proofround/service-kit';

type Connection = Awaited<ReturnType<typeof connectNats>>;

/** Collects what the browsers of all users receive from now on, as `user_id` and signal. */
export async function collectLive(connection: Connection): Promise<{ user_id: string; live: LiveSignal }[]> {
  const signals: { user_id: string; live: LiveSignal }[] = [];
  connection.subscribe(liveSubject('*'), {
    callback: (_error, message) => {
      if (message.subject === LIVE_GROUP_SUBJECT) signals.push(...liveGroup.parse(message.json()).signals);
      else
        signals.push({
          user_id: message.subject.slice(liveSubject('').length),
          live: liveMessage.parse(message.json()).live,
        });
    },
  });
  await connection.flush();
  return signals;
}
