import { accountClient } from '../../api/generated/account-client';

export const { useReportsCreateMutation } = accountClient;
