/** A user of NATS. Without permissions: the operator, who may do everything. */
export interface NatsUser {
  user: string;
  password: string;
  permissions?: NatsPermissions;
}

/** Subjects, with wildcards; all others are refused. */
export interface NatsPermissions {
  publish: readonly string[];
  subscribe: readonly string[];
}

/** A process may reply once to each request, while any caller could still be waiting. */
const RESPONSES = { max: 1, expires: '1m' };

/**
 * The authorization block of nats-server's configuration, which accepts JSON. A password that starts
 * with `$` names a variable of the server's environment, so a production configuration contains no
 * secrets.
 */
export function authorization(users: readonly NatsUser[]): string {
  const block = {
    users: users.map(({ user, password, permissions }) => ({
      user,
      password,
      ...(permissions && {
        permissions: {
          publish: { allow: permissions.publish },
          subscribe: { allow: permissions.subscribe },
          allow_responses: RESPONSES,
        },
      }),
    })),
  };
  const text = JSON.stringify(block, null, 2).replaceAll(/"password": "(\$[A-Z_]+)"/g, '"password": $1');
  return `authorization ${text}`;
}
