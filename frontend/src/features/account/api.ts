import { client } from '../../api/generated/client';

export const { useAccountsDeleteMutation } = client.enhanceEndpoints({});
