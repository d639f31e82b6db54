import { registration } from '@proofround/contracts/accounts/schemas.js';

import { errorText, statusOf } from '../../api/errors';
import type { User } from '../../api/generated/client';
import { Button } from '../../components/button';
import { ApiForm } from '../../forms/api-form';
import { REGISTRATION_FIELDS } from '../../forms/fields/account';
import { FormFields } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { keptOnForm } from '../../forms/use-submission';
import { toast } from '../../lib/toast';
import { useAccountsRegisterMutation } from './api';
import type { CredentialsFormProps } from './login-form';

const FAILED = 'An error occurred';
const CONSENT_TEXTS = { '/terms': 'Terms', '/privacy': 'Privacy Policy' };

export function RegisterForm(props: CredentialsFormProps & { userType: User['user_type'] }) {
  const { email, onEmailChange, onSuccess, userType } = props;
  const [register] = useAccountsRegisterMutation();
  const form = useApiForm({
    schema: registration,
    fields: REGISTRATION_FIELDS,
    base: { name: '', email, password: '', user_type: userType },
    onType: (name, text) => name === 'email' && onEmailChange(text),
    send: async (account) => {
      const session = await register({ registration: account }).unwrap();
      toast.success('Account created successfully!');
      onSuccess(session);
    },
    failure: (error) => {
      const problems = keptOnForm(FAILED)(error);
      return statusOf(error) === 409 ? new Map([['email', errorText(error, FAILED)]]) : problems;
    },
  });
  return (
    <ApiForm
      form={form}
      label="Register"
      className="flex flex-col gap-4"
      actions={
        <>
          <Button type="submit" loading={form.isBusy}>
            Create Account
          </Button>
          <Consent />
        </>
      }
    >
      <FormFields form={form} />
    </ApiForm>
  );
}

/** What registering agrees to (LANDING-7). The texts open in a new tab, so that the form keeps what is typed. */
function Consent() {
  return (
    <p className="text-label text-text-2">
      By creating an account you agree to the <TextLink href="/terms" /> and the <TextLink href="/privacy" />.
    </p>
  );
}

function TextLink({ href }: { href: keyof typeof CONSENT_TEXTS }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="rounded-control text-primary underline underline-offset-4"
    >
      {CONSENT_TEXTS[href]}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
