import { accountClient } from '../../api/generated/account-client';

export const {
  useInvoicesListQuery,
  usePortalOpenMutation,
  useSubscriptionsCancelMutation,
  useSubscriptionsChangeMutation,
  useSubscriptionsGetQuery,
  useSubscriptionsResumeMutation,
} = accountClient.enhanceEndpoints({
  endpoints: {
    subscriptionsGet: { providesTags: ['Subscription'] },
    invoicesList: { providesTags: ['Subscription'] },
    // Also reloads after a refusal, because the screen may show an outdated subscription.
    subscriptionsCancel: { invalidatesTags: ['Subscription'] },
    subscriptionsResume: { invalidatesTags: ['Subscription'] },
    subscriptionsChange: { invalidatesTags: ['Subscription'] },
  },
});
