import type { NotificationKind, NotificationSetting } from '../../api/generated/account-client';
import { TitledCard } from '../../components/card';
import { failureToast } from '../../lib/failure-toast';
import { Entries } from '../../lists/entries';
import { QueryView } from '../../lists/query-view';
import { idAt, RULED } from '../../lists/rows';
import { useNotificationsChangeSettingMutation, useNotificationsListSettingsQuery } from './api';

const KINDS: Readonly<Record<NotificationKind, { title: string; about: string }>> = {
  interest: { title: 'Interest', about: 'Recorded interest, reminders and opened links' },
  offers: { title: 'Offers', about: 'Offers received, answered, countered or withdrawn' },
  deals: { title: 'Deals', about: 'Each step of a deal, and its end' },
  messages: { title: 'Messages', about: 'New messages and introductions' },
  analysis: { title: 'Analysis', about: 'Finished and failed analyses, reviews' },
  payments: { title: 'Payments', about: 'Confirmed and failed payments' },
  searches: { title: 'Saved searches', about: 'New startups in the searches that you follow, once a day' },
};

const kindOf = ({ kind }: NotificationSetting) => kind;

interface NotificationSettingsProps {
  /** Only investors save searches. */
  isInvestor: boolean;
}

/** Which kinds of notification the user gets in the inbox and by mail. Each checkbox takes effect at once. */
export function NotificationSettings({ isInvestor }: NotificationSettingsProps) {
  const settings = useNotificationsListSettingsQuery();
  return (
    <TitledCard title="Notifications">
      <p className="mb-3 text-body text-text-2">
        Mails about your account, such as a changed password, are always sent.
      </p>
      <QueryView query={settings} name="Notifications" outline={['h-12', 'h-12', 'h-12']}>
        {(all) => (
          <Entries
            items={all.filter((one, at) => isInvestor || idAt(one, at, kindOf) !== 'searches')}
            idOf={kindOf}
            name="This setting"
            itemClassName={RULED.narrow}
          >
            {(setting) => <Kind setting={setting} />}
          </Entries>
        )}
      </QueryView>
    </TitledCard>
  );
}

function Kind({ setting }: { setting: NotificationSetting }) {
  const { title, about } = KINDS[setting.kind];
  const [change, { isLoading }] = useNotificationsChangeSettingMutation();
  const set = (changes: Partial<NotificationSetting>) =>
    void change({ notificationSetting: { ...setting, ...changes } })
      .unwrap()
      .catch((error: unknown) => failureToast.detailOr('Failed to save the setting', error));
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-body font-medium">{title}</p>
        <p className="text-label text-muted">{about}</p>
      </div>
      <div className="flex gap-6">
        <Channel
          label="Inbox"
          kind={title}
          checked={setting.inbox}
          disabled={isLoading}
          onChange={(inbox) => set({ inbox })}
        />
        <Channel
          label="Mail"
          kind={title}
          checked={setting.email}
          disabled={isLoading}
          onChange={(email) => set({ email })}
        />
      </div>
    </div>
  );
}

interface ChannelProps {
  label: string;
  kind: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function Channel({ label, kind, checked, disabled, onChange }: ChannelProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-body">
      <input
        type="checkbox"
        className="size-4 accent-primary"
        aria-label={`${kind}: ${label}`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
