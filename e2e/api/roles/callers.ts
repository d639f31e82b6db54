import {
  checkout,
  interest,
  investor as investorSchema,
  listing,
  notification,
  offer,
  type Share,
  share,
  startup as startupSchema,
  task,
  thread,
} from '@proofround/contracts';
import { anInvestorProfile, type ApiClient, aStartup, until } from '@proofround/test-kit';
import { z } from 'zod';

import { aFounder, anInvestor, anInvestorWithAccess, anyone, theAdmin } from '../stack-under-test.js';

/**
 * The callers. The founder owns the startup, its listing and notification; `premium` owns the
 * investor profile; `investor` has no Investor Access and owns the open payment session.
 */
export const ROLES = ['nobody', 'founder', 'otherFounder', 'investor', 'premium', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export type Callers = Readonly<Record<Role, ApiClient>>;

export async function theCallers(): Promise<Callers> {
  const [founder, otherFounder, investor, premium, admin] = await Promise.all([
    aFounder(),
    aFounder('Olu Bright'),
    anInvestor(),
    anInvestorWithAccess('Petra Sand'),
    theAdmin(),
  ]);
  return { nobody: anyone(), founder, otherFounder, investor, premium, admin };
}

/** Objects of the callers, each created for the next call. */
export class Objects {
  constructor(private readonly callers: Callers) {}

  async startup(): Promise<string> {
    const { id } = await this.callers.founder.read(startupSchema, 'POST', '/startups', aStartup());
    return id;
  }

  /** A startup with a complete analysis. */
  async analysed(): Promise<string> {
    const id = await this.startup();
    await until('the analysis is complete', async () => {
      const startup = await this.callers.founder.read(startupSchema, 'GET', `/startups/${id}`);
      return startup.analysis_status === 'complete';
    });
    return id;
  }

  async task(): Promise<string> {
    const id = await this.analysed();
    const [first] = await this.callers.founder.read(z.array(task), 'GET', `/startups/${id}/tasks`);
    return first?.id ?? '';
  }

  /** A link to a startup of the founder. */
  async share(): Promise<Share & { startup_id: string }> {
    const startup_id = await this.startup();
    const body = { fields: ['problem'] };
    const made = await this.callers.founder.read(share, 'POST', `/startups/${startup_id}/shares`, body);
    return { ...made, startup_id };
  }

  async listing(): Promise<string> {
    const body = { startup_id: await this.startup(), asking_price: 90_000 };
    return (await this.callers.founder.read(listing, 'POST', '/marketplace/listings', body)).id;
  }

  async offer(): Promise<string> {
    const path = `/marketplace/offer/${await this.listing()}`;
    return (await this.callers.otherFounder.read(offer, 'POST', path, { offer_amount: 80_000 })).id;
  }

  async deal(): Promise<string> {
    const path = `/marketplace/offer/${await this.offer()}/status`;
    const accepted = await this.callers.founder.read(offer, 'PUT', path, { status: 'accepted' });
    return accepted.deal_id ?? '';
  }

  /** The profile of `premium`: there is at most one. */
  async profile(): Promise<string> {
    const present = await this.callers.premium.read(z.array(investorSchema), 'GET', '/investors');
    if (present[0]) return present[0].id;
    return (await this.callers.premium.read(investorSchema, 'POST', '/investors', anInvestorProfile())).id;
  }

  /** `premium` without a profile. */
  async noProfile(): Promise<void> {
    for (const { id } of await this.callers.premium.read(z.array(investorSchema), 'GET', '/investors')) {
      await this.callers.premium.delete(`/investors/${id}`);
    }
  }

  async notification(): Promise<string> {
    const id = await this.startup();
    await this.callers.premium.read(interest, 'POST', `/interest/${id}`);
    return until('the founder is told', async () => {
      const all = await this.callers.founder.read(z.array(notification), 'GET', '/notifications?limit=50');
      return all.find(({ type, link }) => type === 'interest_recorded' && link?.includes(id))?.id;
    });
  }

  /** A startup in which `premium` recorded interest, for a message by either. */
  async interested(): Promise<{ startup_id: string; investor_id: string }> {
    const startup_id = await this.startup();
    await this.callers.premium.read(interest, 'POST', `/interest/${startup_id}`);
    return { startup_id, investor_id: this.callers.premium.user?.id ?? '' };
  }

  /** A conversation of the founder and `premium`. */
  async thread(): Promise<string> {
    const body = { ...(await this.interested()), message: 'Hello' };
    return (await this.callers.premium.read(thread, 'POST', '/threads', body)).id;
  }

  async paymentSession(): Promise<string> {
    const body = { origin_url: anyone().url };
    const { session_id } = await this.callers.investor.read(
      checkout,
      'POST',
      '/payment/create-checkout',
      body,
    );
    return session_id;
  }
}
