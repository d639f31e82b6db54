/** Somebody who may connect to NATS. Without permissions: the operator, who may do everything. */
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

/** A process may answer whoever asked it, once, and for as long as any question is waited for. */
const RESPONSES = { max: 1, expires: '1m' };

/**
 * The authorization block of nats-server's configuration, which takes JSON. A password that
 * begins with `$` names a variable of the server's environment, so that a configuration for
 * production can be kept without its secrets.
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
