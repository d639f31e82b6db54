import { ButtonLink } from '../../components/button-link';

/** The actions after a failed or cancelled payment. Both lead to the dashboard (CHECKOUT-4, CHECKOUT-5). */
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
