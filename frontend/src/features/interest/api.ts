import { client } from '../../api/generated/client';

export const { useRecordInterestMutation } = client;
