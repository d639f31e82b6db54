import {
  dayText,
  DEAL_STEP_NAMES,
  type dealCompleted,
  type dealFellThrough,
  type dealOpened,
  type dealReminded,
  type DealRole,
  type dealSigned,
  type dealStepConfirmed,
  dollars,
  type EventData,
} from '@proofround/contracts';

import type { Announcement } from '../announcer/announcement.js';
import { singleLine, withoutLinks } from '../text/plain-text.js';

/** A startup's name in a sentence; null when the startup is deleted. */
const named = (title: string | null): string => (title === null ? 'a startup' : singleLine(title));

/** The same for a body. Mails show it as text, so mail clients must not make a link of a stranger's title. */
const namedInBody = (title: string | null): string => withoutLinks(named(title));

const linkOf = ({ deal_id }: { deal_id: string }): string => `/deals/${deal_id}`;

/** For the side that accepted. */
export function dealOpenedText(event: EventData<typeof dealOpened>): Announcement {
  return {
    type: 'deal_opened',
    title: `Your deal on ${named(event.idea_title)} is open`,
    body: `You agreed on ${dollars(event.amount)}. See whom you deal with and what comes first.`,
    link: linkOf(event),
  };
}

const NAMED_SIDES: Record<DealRole, string> = { buyer: 'The buyer', seller: 'The seller' };

/** What the reader of an unfinished step does next: the step is theirs, the other side's, or both sides'. */
function nextOf({ owed_by, by }: EventData<typeof dealStepConfirmed>): string {
  if (owed_by === 'both') return 'It is done once you confirm it too';
  return owed_by === by
    ? 'Confirm it too once you have seen that it is done'
    : 'You owe this step: confirm it once you have done it';
}

/** For the side that did not confirm. It says what is true of the step's owner and of earlier steps (DEAL-18). */
export function dealStepText(event: EventData<typeof dealStepConfirmed>): Announcement {
  const step = DEAL_STEP_NAMES[event.step];
  const by = NAMED_SIDES[event.by];
  const link = linkOf(event);
  const name = namedInBody(event.idea_title);
  if (event.done) {
    const body = `${by} confirmed it too, in your deal on ${name}.`;
    return { type: 'deal_step', title: `${step} is done`, body, link };
  }
  const open = event.open_before.map((one) => DEAL_STEP_NAMES[one].toLowerCase());
  const before = open.length === 0 ? '' : ` Not done before it: ${open.join(', ')}.`;
  return {
    type: 'deal_step',
    title: `${by} confirmed the ${step.toLowerCase()}`,
    body: `${nextOf(event)}, in your deal on ${name}.${before}`,
    link,
  };
}

/** For the side that did not sign now. */
export function dealSignedText(event: EventData<typeof dealSigned>): Announcement {
  const name = namedInBody(event.idea_title);
  return {
    type: 'deal_signed',
    title: `${NAMED_SIDES[event.by]} signed the letter of intent`,
    body: event.by_both
      ? `Both sides have signed it, in your deal on ${name}.`
      : `Your signature is missing, in your deal on ${name}.`,
    link: linkOf(event),
  };
}

/** For both sides. */
export function dealReminderText(event: EventData<typeof dealReminded>): Announcement {
  return {
    type: 'deal_reminder',
    title: `Your deal on ${named(event.idea_title)} is waiting`,
    body: `If neither side acts, it falls through on ${dayText(new Date(event.falls_through_at))}.`,
    link: linkOf(event),
  };
}

/** For both sides. */
export function dealCompletedText(event: EventData<typeof dealCompleted>): Announcement {
  return {
    type: 'deal_completed',
    title: `Your deal on ${named(event.idea_title)} is completed`,
    body: 'Both sides confirmed every step.',
    link: linkOf(event),
  };
}

const ENDS: Record<EventData<typeof dealFellThrough>['by'], string> = {
  buyer: 'The buyer ended it.',
  seller: 'The seller ended it.',
  silence: 'Nobody acted on it for 21 days.',
  account: 'The buyer deleted their account.',
  startup: 'The startup was deleted.',
};

/** For a side that did not end it. */
export function dealFellThroughText(event: EventData<typeof dealFellThrough>, to: DealRole): Announcement {
  const reopened = event.reopened && to === 'seller' ? ' The listing takes offers again.' : '';
  return {
    type: 'deal_fell_through',
    title: `Your deal on ${named(event.idea_title)} fell through`,
    body: `${ENDS[event.by]}${reopened}`,
    link: linkOf(event),
  };
}
