import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({
  endpoints: {
    getMe: { providesTags: ['Me'] },
  },
});

export const { useGetMeQuery, useLogInMutation, useRegisterMutation } = api;
