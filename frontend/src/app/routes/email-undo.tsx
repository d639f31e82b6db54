import { useEmailsUndoMutation } from '../../features/account/api';
import { LinkPage } from '../../features/account/link-page';

/** Reverts an unwanted change of the email address. */
export default function EmailUndo() {
  const [undo] = useEmailsUndoMutation();
  return (
    <LinkPage
      title="Keep your former email address"
      text="This restores the address to which we sent the mail and logs the account out everywhere. Then we send you a link for a new password."
      action="Restore my address"
      done="Your former address is restored, and all devices are logged out. Open the link that we have just sent to you to choose a new password."
      failed="Links work once and for 72 hours."
      send={(token) => undo({ emailVerification: { token } }).unwrap()}
    />
  );
}
