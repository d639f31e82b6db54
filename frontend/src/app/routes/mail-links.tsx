import {
  useEmailsUndoMutation,
  useEmailsVerifyMutation,
  useNotificationsUnsubscribeMutation,
} from '../../features/account/api';
import { LinkPage } from '../../features/account/public-page';

/** Confirms a registration's email address, or a new one (ACCOUNT-12). */
export function Verify() {
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

/** Reverts an unwanted change of the email address. */
export function EmailUndo() {
  const [undo] = useEmailsUndoMutation();
  return (
    <LinkPage
      title="Keep your former email address"
      text="This restores the address to which we sent the mail and logs the account out everywhere. The present password stops working, and we send you a link for a new one."
      action="Restore my address"
      done="Your former address is restored, and all devices are logged out. Open the link that we have just sent to you to choose a new password."
      failed="Links work once and for 72 hours."
      send={(token) => undo({ emailVerification: { token } }).unwrap()}
    />
  );
}

/** Unsubscribes from the kind of mail that holds the link. */
export function Unsubscribe() {
  const [unsubscribe] = useNotificationsUnsubscribeMutation();
  return (
    <LinkPage
      title="No more mails like this one"
      text="We stop sending you mails of this kind. You still find everything in your inbox at Proofround."
      action="Stop these mails"
      done="You get no more mails of this kind. You can change this at any time in your account settings."
      failed="Choose what we send you in your account settings."
      send={(token) => unsubscribe({ token }).unwrap()}
    />
  );
}
