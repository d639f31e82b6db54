import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({ endpoints: { settingsGet: { providesTags: ['Config'] } } });

export const { useCheckoutsCreateMutation, useLazyPaymentsGetStatusQuery, useSettingsGetQuery } = api;
