import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

import { inDatabase, query } from './pg.js';

/** The two roles of one service's database, with their passwords. */
export interface DatabaseRoles {
  /** Owns the database and its objects; only migrations use it. */
  owner: { name: string; password: string };
  /** Reads and writes rows; the service's processes use it. */
  app: { name: string; password: string };
}

export const roleNames = (database: string) => ({ owner: `${database}_owner`, app: `${database}_app` });

const ITERATIONS = 4096;

/** PostgreSQL's stored form of a password (SCRAM-SHA-256), so that no statement and no log contains the password. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`;
}

const ident = (name: string) => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

function role({ name, password }: { name: string; password: string }): string[] {
  return [
    `DO $$ BEGIN CREATE ROLE ${ident(name)} LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    `ALTER ROLE ${ident(name)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS ` +
      `PASSWORD ${literal(scramVerifier(password))}`,
  ];
}

/** Time limits of a role's statements, and of open transactions whose process has vanished. */
export const roleLimits = (name: string): string[] =>
  ['statement_timeout', 'idle_in_transaction_session_timeout'].map(
    (limit) => `ALTER ROLE ${ident(name)} SET ${limit} = '30s'`,
  );

/** A superuser's statements on the server, after the database is created. They are repeatable. */
export function serverStatements(database: string, { owner, app }: DatabaseRoles): string[] {
  return [
    ...role(owner),
    ...role(app),
    `ALTER DATABASE ${ident(database)} OWNER TO ${ident(owner.name)}`,
    // The processes ask for the same limits, except behind a pooler, which passes no settings on.
    ...roleLimits(app.name),
    `REVOKE ALL ON DATABASE ${ident(database)} FROM PUBLIC`,
    `GRANT CONNECT ON DATABASE ${ident(database)} TO ${ident(app.name)}`,
  ];
}

/**
 * A superuser's statements in the database. Tables of another role (from before there were two
 * roles, or by mistake) pass to the owner. Default privileges open the owner's later tables to the
 * application. A table on which the application has rights keeps them: a migration may have taken some, e.g.
 * those to change the audit log.
 */
export function databaseStatements({ owner, app }: DatabaseRoles): string[] {
  const [theOwner, theApp] = [ident(owner.name), ident(app.name)];
  const rows = 'SELECT, INSERT, UPDATE, DELETE';
  return [
    `ALTER SCHEMA public OWNER TO ${theOwner}`,
    'REVOKE ALL ON SCHEMA public FROM PUBLIC',
    `GRANT USAGE ON SCHEMA public TO ${theApp}`,
    // A table's indexes and own sequences follow it.
    `DO $$ DECLARE one record; BEGIN
       FOR one IN
         SELECT c.oid::regclass AS name FROM pg_class c
         WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
           AND c.relowner <> ${literal(owner.name)}::regrole
           AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass
             AND d.objid = c.oid AND d.deptype IN ('a', 'i', 'e'))
       LOOP EXECUTE format('ALTER TABLE %s OWNER TO ${theOwner.replaceAll('%', '%%')}', one.name); END LOOP;
     END $$`,
    `DO $$ DECLARE one record; BEGIN
       FOR one IN
         SELECT c.oid::regclass AS name FROM pg_class c
         WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
           AND NOT EXISTS (SELECT 1 FROM aclexplode(c.relacl) a WHERE a.grantee = ${literal(app.name)}::regrole)
       LOOP EXECUTE format('GRANT ${rows} ON %s TO ${theApp.replaceAll('%', '%%')}', one.name); END LOOP;
     END $$`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${theApp}`,
    `ALTER DEFAULT PRIVILEGES FOR ROLE ${theOwner} IN SCHEMA public GRANT ${rows} ON TABLES TO ${theApp}`,
    `ALTER DEFAULT PRIVILEGES FOR ROLE ${theOwner} IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${theApp}`,
  ];
}

/** The server's own databases; none of our roles needs them. */
const BUILT_IN = ['postgres', 'template1'];

/**
 * Separates a database's owner from its application, also if the database had one role for both.
 * @param url with a superuser, on any database of the server
 */
export async function separateRoles(url: string, database: string, roles: DatabaseRoles): Promise<void> {
  for (const name of BUILT_IN) await query(url, `REVOKE ALL ON DATABASE ${ident(name)} FROM PUBLIC`);
  for (const statement of serverStatements(database, roles)) await query(url, statement);
  await query(inDatabase(url, database), databaseStatements(roles).join(';\n'));
}

/** The same server and database with another role. */
export function asRole(url: string, { name, password }: { name: string; password: string }): string {
  const changed = new URL(url);
  changed.username = encodeURIComponent(name);
  changed.password = encodeURIComponent(password);
  return changed.href;
}
