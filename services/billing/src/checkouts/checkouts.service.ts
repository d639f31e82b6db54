import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  ALREADY_PREMIUM,
  ALREADY_PRO,
  assertAccess,
  type Checkout,
  type CheckoutInput,
  conflict,
  type Idempotency,
  KEY_HOURS,
  PAYMENT_UNCONFIRMED,
  type Plan,
  PLANS,
  rpc,
  unauthenticated,
} from '@proofround/contracts';
import {
  Commands,
  CONFIG,
  currentContext,
  type RawJson,
  RpcClient,
  unavailable,
} from '@proofround/service-kit';
import { DataSource, In, IsNull, MoreThan, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { AuthSync } from '../access/auth-sync.js';
import { Bookkeeping } from '../bookkeeping/bookkeeping.js';
import { CheckoutRecords } from '../bookkeeping/checkout-records.js';
import type { BillingConfig } from '../config.js';
import { acceptOrigin } from '../origins.js';
import { Catalogue } from '../payments/catalogue.js';
import { Deadline, RPC_BUDGET_MS } from '../payments/deadline.js';
import { Payments, type PaymentSession, PaymentsFailure } from '../payments/payments.js';
import { CheckoutRow, expireUnknown } from '../records/checkout.entity.js';
import { checkoutStates } from '../records/checkout-states.js';
import { lockMember, MemberRow } from '../records/member.entity.js';
import { CheckoutLease, hashOf } from './checkout-lease.js';
import { UnpaidSubscriptions } from './unpaid-subscriptions.js';

/** Lifetime of an Idempotency-Key, and of a payment page at Stripe. */
export const ATTEMPT_LIFETIME_MS = KEY_HOURS * 3600 * 1000;
/** Short, because the e-mail address is optional: without it the payment page asks for it. */
const CONTACT_BUDGET_MS = 600;

/** An account holds at most one product, because each kind of account has its own. */
const holdsProduct = ({ is_premium, is_pro }: Pick<MemberRow, 'is_premium' | 'is_pro'>): boolean =>
  is_premium || is_pro;
const alreadyActive = (plan: Plan) =>
  conflict(PLANS[plan].product === 'founder-pro' ? ALREADY_PRO : ALREADY_PREMIUM);

/** Creates payment pages (PAY-1 to PAY-5, PAY-13). No transaction is open during a call to Stripe. */
@Injectable()
export class CheckoutsService {
  constructor(
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    private readonly records: CheckoutRecords,
    private readonly catalogue: Catalogue,
    private readonly lease: CheckoutLease,
    private readonly unpaid: UnpaidSubscriptions,
    private readonly commands: Commands,
    private readonly database: DataSource,
    private readonly authSync: AuthSync,
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: Pick<BillingConfig, 'PUBLIC_ORIGINS' | 'RECONCILE_AFTER_MS'>,
  ) {}

  /**
   * Creates a payment page, after what the payer still owes is cancelled, and expires the previous page.
   * @throws DomainError forbidden when the plan is for the other kind of account; invalid for an
   * unknown origin; conflict when the payer has the plan's product, or has paid on an earlier page;
   * unavailable when Stripe is down.
   */
  async create(actor: Actor, body: CheckoutInput): Promise<Checkout | RawJson> {
    assertAccess(PLANS[body.plan].accessRules, actor);
    const origin = acceptOrigin(this.config.PUBLIC_ORIGINS, body.origin_url);
    const deadline = new Deadline(RPC_BUDGET_MS);
    const idempotency = currentContext()?.idempotency;
    const { user_id } = actor;
    return this.lease.hold(user_id, uuid(), idempotency, deadline, async () => {
      const stored = await this.commands.storedReply(user_id);
      if (stored) return stored;
      await this.refuseIfActive(actor, body.plan, deadline);
      await this.unpaid.end(user_id, deadline);
      // An open invoice may have been paid meanwhile.
      await this.refuseIfActive(actor, body.plan, deadline);
      await this.expirePreviousPages(user_id, body.plan, deadline);
      await this.refuseUnconfirmed(user_id);
      const attempt = await this.recordAttempt(user_id, body.plan, idempotency);
      const session = await this.createSession(attempt, origin, deadline);
      return this.finish(attempt, session);
    });
  }

  private async refuseIfActive(actor: Actor, plan: Plan, deadline: Deadline): Promise<void> {
    const { user_id } = actor;
    if (actor.is_premium || actor.is_pro) throw alreadyActive(plan);
    const member = await this.database.manager.findOneBy(MemberRow, { user_id });
    if (member?.departed_at) throw unauthenticated();
    if (member && holdsProduct(member)) await this.refuseActiveSubscriber(user_id, plan, deadline);
  }

  /** Updates auth first, so that the user finds their access active; if that fails, the event does it. */
  private async refuseActiveSubscriber(userId: string, plan: Plan, deadline: Deadline): Promise<never> {
    await this.authSync.ensure(userId, deadline).catch(() => undefined);
    throw alreadyActive(plan);
  }

  /** Expires the payer's earlier pages. Refuses a new page when one of them has been paid. */
  private async expirePreviousPages(userId: string, plan: Plan, deadline: Deadline): Promise<void> {
    const previous = await this.database.manager.findBy(CheckoutRow, {
      user_id: userId,
      status: In(['open', 'retiring']),
    });
    for (const { id, session_id, checks } of previous) {
      if (session_id === null) continue;
      await this.database.manager.increment(CheckoutRow, { id }, 'checks', 1);
      const session = await this.payments.expireSession(session_id, expiryKey(id, checks), deadline);
      if (!session) {
        await expireUnknown(this.database.manager, id);
        continue;
      }
      await this.bookkeeping.syncSession(session, deadline);
      if (session.status === 'open') throw unavailable();
      if (session.status === 'complete' && session.payment !== 'unpaid')
        await this.refuseActiveSubscriber(userId, plan, deadline);
    }
  }

  /** Some payments take days. A second one could be confirmed as well. */
  private async refuseUnconfirmed(user_id: string): Promise<void> {
    const isUnconfirmed = await this.database.manager.existsBy(CheckoutRow, {
      user_id,
      status: 'complete',
      payment_status: 'unpaid',
      // Once the payment has failed, nothing is checked any more.
      next_check_at: Not(IsNull()),
    });
    if (isUnconfirmed) throw conflict(PAYMENT_UNCONFIRMED);
  }

  /**
   * Commits a record before Stripe is asked. After a crash, the same request finds this record;
   * the idempotency key derives from it, so Stripe returns the same session.
   */
  private async recordAttempt(userId: string, plan: Plan, idempotency?: Idempotency): Promise<CheckoutRow> {
    const { manager } = this.database;
    const request_hash = idempotency
      ? hashOf(userId, idempotency.route, idempotency.key, idempotency.fingerprint)
      : null;
    const interrupted =
      request_hash === null
        ? null
        : await manager.findOneBy(CheckoutRow, {
            user_id: userId,
            request_hash,
            status: 'creating',
            created_at: MoreThan(new Date(Date.now() - ATTEMPT_LIFETIME_MS)),
          });
    return (
      interrupted ??
      manager.save(
        manager.create(CheckoutRow, {
          id: uuid(),
          user_id: userId,
          plan,
          amount_cents: this.catalogue.cents(plan),
          request_hash,
          generation: 0,
          session_id: null,
          status: checkoutStates.begin('creating', 'payer'),
          payment_status: 'unpaid',
          checks: 0,
          next_check_at: new Date(Date.now() + ATTEMPT_LIFETIME_MS),
          created_at: new Date(),
        }),
      )
    );
  }

  private async createSession(
    attempt: CheckoutRow,
    origin: string,
    deadline: Deadline,
  ): Promise<PaymentSession> {
    const { id: checkout_id, user_id, plan } = attempt;
    const createWith = async (email: string | undefined): Promise<PaymentSession> => {
      try {
        const key = `checkout-${checkout_id}-${attempt.generation}`;
        return await this.payments.createSession(
          { checkout_id, user_id, plan, origin, email },
          key,
          deadline,
        );
      } catch (error) {
        if (error instanceof PaymentsFailure && error.outcome !== 'unanswered') {
          attempt.generation += 1;
          const { generation } = attempt;
          await this.database.manager.update(CheckoutRow, { id: checkout_id }, { generation });
        }
        throw error;
      }
    };
    const email = await this.emailOf(user_id);
    try {
      return await createWith(email);
    } catch (error) {
      const refused = error instanceof PaymentsFailure && error.outcome === 'refused';
      // Stripe may have refused only the e-mail address.
      if (!refused || email === undefined) throw error;
      return createWith(undefined);
    }
  }

  private async emailOf(userId: string): Promise<string | undefined> {
    try {
      const timeoutMs = CONTACT_BUDGET_MS;
      const contacts = this.rpc.call(rpc.accounts.listContacts, { user_ids: [userId] }, { timeoutMs });
      // An address that is not verified is empty.
      return (await new Deadline(CONTACT_BUDGET_MS).within(contacts))[0]?.email || undefined;
    } catch {
      return undefined;
    }
  }

  private async finish(attempt: CheckoutRow, session: PaymentSession): Promise<Checkout | RawJson> {
    const { id, user_id } = attempt;
    const { url } = session;
    if (url === null) throw unavailable();
    const answer = await this.commands.run(user_id, async (tx) => {
      const member = await lockMember(tx, user_id);
      if (member.departed_at !== null) {
        await this.records.retireNew(tx, id, session.id);
        return null;
      }
      if (holdsProduct(member)) throw alreadyActive(attempt.plan);
      await tx.update(
        CheckoutRow,
        { id, status: In(checkoutStates.sourcesOf('open', 'payer')) },
        {
          session_id: session.id,
          status: 'open',
          next_check_at: new Date(Date.now() + this.config.RECONCILE_AFTER_MS),
        },
      );
      await this.records.retireOpen(tx, user_id, id);
      return { checkout_url: url, session_id: session.id };
    });
    if (answer === null) throw unauthenticated(); // The account was deleted during the request.
    return answer;
  }
}

/** Each attempt has its own key, because Stripe repeats the earlier answer under the same one. */
export const expiryKey = (checkoutId: string, attempt: number): string => `expire-${checkoutId}-${attempt}`;
