import { MailWarning } from 'lucide-react';

import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { useEmailsResendMutation } from './api';

/** Asks users with an unverified address to open the link in their mail, and can send it again. */
export function VerifyNotice({ email }: { email: string }) {
  const [resend] = useEmailsResendMutation();
  return (
    <section aria-label="Email verification" className="border-b border-line bg-warn-tint text-warn">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-3 px-4 py-1 text-label sm:px-6">
        <MailWarning className="size-4 shrink-0" aria-hidden />
        <p className="min-w-0 flex-1 basis-60 break-words">
          {`Please verify your email address: open the link that we sent to ${email}.`}
        </p>
        <SendButton
          variant="inherit"
          size="line"
          send={() => resend().unwrap()}
          done={`We sent a new link to ${email}`}
          failure={detailOr('Failed to send the link')}
        >
          Send the link again
        </SendButton>
      </div>
    </section>
  );
}
