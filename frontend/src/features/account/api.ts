import { changeAnswer, showAtOnce } from '../../api/cache';
import { accountClient, type NotificationSetting } from '../../api/generated/account-client';

/** The dialog and its form share the state of the call that deletes the account. */
export const DELETION = 'account deletion';

const ME = ['Me'] as const;

/** Changes a cached setting. Sends no request. */
const showSetting = (changed: NotificationSetting) => (savedBy: string) =>
  changeAnswer(
    accountClient.util.updateQueryData('notificationsListSettings', undefined, (settings) => {
      for (const setting of settings) if (setting.kind === changed.kind) Object.assign(setting, changed);
    }),
    accountClient.util.getRunningQueryThunk('notificationsListSettings', undefined),
    savedBy,
  );

export const {
  useAccountsDeleteMutation,
  useEmailsResendMutation,
  useEmailsUndoMutation,
  useEmailsVerifyMutation,
  useLazyAccountsExportQuery,
  useMfaConfirmMutation,
  useMfaDisableMutation,
  useMfaSetupMutation,
  useNotificationsChangeSettingMutation,
  useNotificationsListSettingsQuery,
  useNotificationsUnsubscribeMutation,
  usePasswordsChangeMutation,
  usePasswordsForgotMutation,
  usePasswordsResetMutation,
  useProfileUpdateMutation,
  useSessionsEndMutation,
  useSessionsListQuery,
  useSessionsLogOutAllMutation,
} = accountClient.enhanceEndpoints({
  endpoints: {
    // The export is a possibly large file that no screen shows, so it does not stay in the cache.
    accountsExport: { keepUnusedDataFor: 0 },
    profileUpdate: { invalidatesTags: ['Me', 'Sessions'] },
    emailsVerify: { invalidatesTags: ME },
    emailsResend: { invalidatesTags: ME },
    passwordsChange: { invalidatesTags: ['Sessions'] },
    sessionsList: { providesTags: ['Sessions'] },
    sessionsEnd: { invalidatesTags: ['Sessions'] },
    mfaConfirm: { invalidatesTags: ['Me', 'Sessions'] },
    mfaDisable: { invalidatesTags: ['Me', 'Sessions'] },
    notificationsListSettings: { providesTags: ['Notifications'] },
    notificationsChangeSetting: {
      onQueryStarted: async ({ notificationSetting }, lifecycle) => {
        await showAtOnce(lifecycle, showSetting(notificationSetting));
      },
      invalidatesTags: ['Notifications'],
    },
  },
});
