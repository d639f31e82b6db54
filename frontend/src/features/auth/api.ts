import { client } from '../../api/generated/client';

export const { useAccountsGetQuery, useAccountsLogInMutation, useAccountsRegisterMutation } =
  client.enhanceEndpoints({
    endpoints: { accountsGet: { providesTags: ['Me'] } },
  });
