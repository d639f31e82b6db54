import { client } from '../../api/generated/client';

export const { useDeleteAccountMutation } = client.enhanceEndpoints({});
