import { accountClient } from '../../api/generated/account-client';

const ME = ['Me'] as const;

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
    notificationsChangeSetting: { invalidatesTags: ['Notifications'] },
  },
});
