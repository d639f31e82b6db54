import { ButtonLink } from '../../components/button-link';

/** Where to go on after a payment that was not made: both lead to the dashboard (CHECKOUT-4, CHECKOUT-5). */
export function UnpaidActions() {
  return (
    <>
      <ButtonLink to="/dashboard" variant="secondary">
        Back to Dashboard
      </ButtonLink>
      <ButtonLink to="/dashboard">Try Again</ButtonLink>
    </>
  );
}
