import { Outcome, UnpaidActions } from '../../features/payments/outcome';

/** Stripe redirects users who cancel the payment to this page. */
export default function PaymentCancel() {
  return (
    <Outcome look="cancelled" title="Payment Cancelled" actions={<UnpaidActions />}>
      <p>Your payment was cancelled. No charges were made to your account. You can try again anytime.</p>
    </Outcome>
  );
}
