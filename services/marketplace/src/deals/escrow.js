/** Injection token of the {@link EscrowPort}, which is null when no provider is configured. */
export const ESCROW = Symbol('ESCROW');
//# sourceMappingURL=escrow.js.map