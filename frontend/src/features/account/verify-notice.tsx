import { MailWarning } from 'lucide-react';

import { errorText } from '../../api/errors';
import { Button } from '../../components/button';
import { toast } from '../../lib/toast';
import { useEmailsResendMutation } from './api';

/** Asks users with an unverified address to open the link in their mail, and can send it again. */
export function VerifyNotice({ email }: { email: string }) {
  const [resend, { isLoading }] = useEmailsResendMutation();
  const send = () =>
    void resend()
      .unwrap()
      .then(
        () => toast.success(`We sent a new link to ${email}`),
        (error: unknown) => toast.error(errorText(error, 'Failed to send the link')),
      );
  return (
    <section aria-label="Email verification" className="border-b border-line bg-warn-tint text-warn">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-3 px-4 py-1 text-label sm:px-6">
        <MailWarning className="size-4 shrink-0" aria-hidden />
        <p className="min-w-0 flex-1 basis-60 break-words">
          {`Please verify your email address: open the link that we sent to ${email}.`}
        </p>
        <Button variant="inherit" size="line" loading={isLoading} onClick={send}>
          Send the link again
        </Button>
      </div>
    </section>
  );
}
