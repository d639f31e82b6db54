import { client } from '../../api/generated/client';

/** A turn of the conversation changes nothing that the cache holds: the profile is made afterwards. */
export const { useChatSayMutation } = client;
