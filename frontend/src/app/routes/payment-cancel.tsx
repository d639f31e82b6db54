import { Link } from 'react-router';

import { Button } from '../../components/button';
import { Outcome } from '../../features/payments/outcome';

/** Where Stripe sends back who does not pay. */
export default function PaymentCancel() {
  return (
    <Outcome
      look="cancelled"
      title="Payment Cancelled"
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to="/dashboard">Back to Dashboard</Link>
          </Button>
          <Button asChild>
            <Link to="/dashboard">Try Again</Link>
          </Button>
        </>
      }
    >
      <p>Your payment was cancelled. No charges were made to your account. You can try again anytime.</p>
    </Outcome>
  );
}
