import { client } from '../../api/generated/client';

export const { useInterestRecordMutation } = client;
