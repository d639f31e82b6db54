import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({
  endpoints: { getConfig: { providesTags: ['Config'] } },
});

export const { useCreateCheckoutMutation, useLazyGetPaymentStatusQuery, useGetConfigQuery } = api;
