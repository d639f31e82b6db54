import { useEmailsVerifyMutation } from '../../features/account/api';
import { LinkPage } from '../../features/account/link-page';

/** Confirms a registration's email address, or a new one (ACCOUNT-12). */
export default function Verify() {
  const [verify] = useEmailsVerifyMutation();
  return (
    <LinkPage
      title="Confirm your email address"
      text="One click, and your email address is confirmed."
      action="Confirm my address"
      done="Thank you. Your email address is confirmed."
      failed="Links work once. Sign in, and ask for a new one in the bar at the top of the page."
      send={(token) => verify({ emailVerification: { token } }).unwrap()}
    />
  );
}
