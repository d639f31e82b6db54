import { useNotificationsUnsubscribeMutation } from '../../features/account/api';
import { LinkPage } from '../../features/account/link-page';

/** Ends mails like the one that holds the link. */
export default function Unsubscribe() {
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
