import { factorConfirmation } from '@proofround/contracts/accounts/schemas.js';
import { QRCodeSVG } from 'qrcode.react';

import type { FactorSetup } from '../../api/generated/account-client';
import { ApiForm, DialogActions } from '../../forms/api-form';
import { FACTOR_CONFIRMATION_FIELDS } from '../../forms/fields/account';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { refusedAt } from '../../forms/use-submission';
import { toast } from '../../lib/toast';
import { useMfaConfirmMutation } from './api';

interface FactorConfirmationProps {
  setup: FactorSetup;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the secret as a QR code and as text, and asks for the app's first code. */
export function FactorConfirmation({ setup, onConfirmed, onCancel }: FactorConfirmationProps) {
  const [confirm] = useMfaConfirmMutation();
  const form = useApiForm({
    schema: factorConfirmation,
    fields: FACTOR_CONFIRMATION_FIELDS,
    leaves: true,
    send: async (confirmation) => {
      const { recovery_codes } = await confirm({ factorConfirmation: confirmation }).unwrap();
      toast.success('Two-factor authentication is on');
      onConfirmed(recovery_codes);
    },
    failure: refusedAt('code', 'Failed to turn two-factor authentication on'),
  });
  return (
    <div className="flex flex-wrap gap-6">
      {/* White in both themes, because cameras need dark on light. */}
      <QRCodeSVG
        value={setup.otpauth_url}
        size={176}
        marginSize={2}
        title="QR code for your authenticator app"
        className="rounded-control"
      />
      <ApiForm
        form={form}
        label="Turn two-factor authentication on"
        className="flex min-w-0 flex-1 basis-64 flex-col gap-4"
      >
        <p className="text-body text-text-2">
          Scan the code with an authenticator app, or type this key into it:{' '}
          <code className="font-medium break-all text-text">{setup.secret}</code>
        </p>
        <FormField form={form} name="code" />
        <DialogActions form={form} needs="code" action="Turn on" onCancel={onCancel} />
      </ApiForm>
    </div>
  );
}
