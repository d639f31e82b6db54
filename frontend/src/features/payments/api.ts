import { client } from '../../api/generated/client';

export const { useCheckoutsCreateMutation, useLazyPaymentsGetStatusQuery, useSettingsGetQuery } =
  client.enhanceEndpoints({ endpoints: { settingsGet: { providesTags: ['Config'] } } });
