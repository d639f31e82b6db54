import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({
  endpoints: { accountsGet: { providesTags: ['Me'] } },
});

export const { useAccountsGetQuery, useAccountsLogInMutation, useAccountsRegisterMutation } = api;
