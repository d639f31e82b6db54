import { Controller } from '@nestjs/common';
import {
  type EventData,
  interestRecorded,
  interestWithdrawn,
  reminderReached,
  shareOpened,
  startupAnalysed,
  startupAnalysisFailed,
  startupImproved,
  startupReviewed,
  startupsFound,
} from '@proofround/contracts';
import { Consumes, Departures, type TransactionalDelivery } from '@proofround/service-kit';

import { Announcer, requiredIds } from '../announcer/announcer.js';
import { DiscussedStartups } from '../conversations/discussed-startups.js';
import { InterestAnnouncements } from './interest-announcements.js';
import {
  analysedText,
  analysisFailedText,
  foundText,
  improvedText,
  reminderText,
  reviewedText,
  shareOpenedText,
} from './texts.js';

/** Creates the notifications about startups (NOTE-1). */
@Controller()
export class AnnouncementsStartupsEventsController {
  constructor(
    private readonly announcer: Announcer,
    private readonly interest: InterestAnnouncements,
    private readonly startups: DiscussedStartups,
    private readonly departures: Departures,
  ) {}

  @Consumes(interestRecorded)
  interested(event: EventData<typeof interestRecorded>, delivery: TransactionalDelivery): Promise<void> {
    return this.interest.record(event, delivery);
  }

  @Consumes(interestWithdrawn)
  withdrawn(event: EventData<typeof interestWithdrawn>, delivery: TransactionalDelivery): Promise<void> {
    return this.interest.withdraw(event, delivery);
  }

  @Consumes(reminderReached)
  reminded(event: EventData<typeof reminderReached>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.investor_user_id, startup_id: event.startup_id };
    return this.announcer.announce(delivery, to, reminderText(event));
  }

  @Consumes(startupImproved)
  improved(event: EventData<typeof startupImproved>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.investor_user_id, startup_id: event.startup_id };
    return this.announcer.announce(delivery, to, improvedText(event));
  }

  @Consumes(startupAnalysed)
  analysed(event: EventData<typeof startupAnalysed>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    return this.announcer.announce(delivery, to, analysedText(event));
  }

  @Consumes(startupAnalysisFailed)
  failed(event: EventData<typeof startupAnalysisFailed>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    return this.announcer.announce(delivery, to, analysisFailedText(event));
  }

  @Consumes(shareOpened)
  shareOpened(event: EventData<typeof shareOpened>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    return this.announcer.announce(delivery, to, shareOpenedText(event));
  }

  /** Startups that are deleted meanwhile are left out. */
  @Consumes(startupsFound)
  async found(event: EventData<typeof startupsFound>, delivery: TransactionalDelivery): Promise<void> {
    const to = { user_id: event.investor_user_id, startup_id: null };
    const gone = await this.departures.goneAmong(delivery.tx, [
      ...requiredIds(to),
      ...event.startups.map(({ startup_id: id }) => ({ kind: 'startup' as const, id })),
    ]);
    const startups = event.startups.filter(({ startup_id }) => !gone.some(({ id }) => id === startup_id));
    if (startups.length === 0) return;
    await this.announcer.announceUnlessGone(delivery, to, foundText({ ...event, startups }), gone);
  }

  /** A hold that ended without a decision creates no notification; its analysis creates one. */
  @Consumes(startupReviewed)
  async reviewed(event: EventData<typeof startupReviewed>, delivery: TransactionalDelivery): Promise<void> {
    await this.startups.applyReview(delivery.tx, event);
    const text = reviewedText(event);
    const to = { user_id: event.owner_id, startup_id: event.startup_id };
    if (text) await this.announcer.announce(delivery, to, text);
  }
}
