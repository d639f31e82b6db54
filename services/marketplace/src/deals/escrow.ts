/** What the buyer of a deal pays. */
export interface EscrowPayment {
  /** Names the deal at the provider; the same deal has the same reference. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: 'USD';
}

/** What a deal needs of an escrow provider. The money goes past the platform, which holds none (DEAL-12). */
export interface EscrowPort {
  /** The provider's name, as both sides see it. */
  readonly name: string;
  /**
   * The https address at which this payment is made. Every view of an open deal asks for it, also
   * within a transaction, so it answers at once and without a call to the provider.
   */
  open(payment: EscrowPayment): string;
}

/** Injection token of the {@link EscrowPort}, which is null when no provider is configured. */
export const ESCROW = Symbol('ESCROW');
