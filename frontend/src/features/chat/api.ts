import { chatReply } from '@proofround/contracts/chat/schemas.js';

import { workClient } from '../../api/generated/work-client';

/** A message invalidates nothing, because the profile is created later. */
export const { useChatSayMutation } = workClient.enhanceEndpoints({
  endpoints: {
    // The conversation stores the reply, so an incomplete one counts as a failure.
    chatSay: { transformResponse: (reply: unknown) => chatReply.parse(reply) },
  },
});
