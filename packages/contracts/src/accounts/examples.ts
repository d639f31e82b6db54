/** Examples for the OpenAPI document; a test checks them against their schemas. */
export const exampleUser = {
  id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10',
  name: 'Amara Osei',
  email: 'amara@example.com',
  user_type: 'startup',
  is_premium: false,
  is_pro: false,
  created_at: '2026-11-20T09:30:00.000Z',
  email_verified: true,
  pending_email: null,
  mfa_enabled: false,
};
