import { createDatabase } from '@proofround/test-kit';

import { inDatabase, query } from './pg.js';
import { asRole, type DatabaseRoles, roleNames, separateRoles } from './roles.js';

interface Service {
  database: string;
  admin: string;
  owner: string;
  app: string;
}

function rolesOf(database: string): DatabaseRoles {
  const { owner, app } = roleNames(database);
  return { owner: { name: owner, password: `o'wner ${database}` }, app: { name: app, password: 'a$pp' } };
}

/** A service's database with its two roles, and one migrated table. */
async function aService(name: string): Promise<Service> {
  const admin = await createDatabase(name);
  const database = new URL(admin).pathname.slice(1);
  const roles = rolesOf(database);
  await separateRoles(admin, database, roles);
  const owner = asRole(admin, roles.owner);
  await query(owner, 'CREATE TABLE users (id bigserial PRIMARY KEY, email text NOT NULL)');
  return { database, admin, owner, app: asRole(admin, roles.app) };
}

const PERMISSION_DENIED = { code: '42501' };

describe('the roles of a database', () => {
  let auth: Service;
  let startups: Service;

  beforeAll(async () => {
    auth = await aService('auth');
    startups = await aService('startups');
  });

  it('allow a service to read and write the rows of its tables', async () => {
    await query(auth.app, "INSERT INTO users (email) VALUES ('a@b.c')");
    await query(auth.app, "UPDATE users SET email = 'd@e.f'");
    expect(await query(auth.app, 'SELECT email FROM users FOR UPDATE')).toEqual([{ email: 'd@e.f' }]);
    await query(auth.app, 'DELETE FROM users');
    expect(await query(auth.app, 'SELECT count(*)::int AS count FROM users')).toEqual([{ count: 0 }]);
  });

  it('limit the time of a statement of the service, also behind a pooler that passes no settings on', async () => {
    expect(await query(auth.app, 'SHOW statement_timeout')).toEqual([{ statement_timeout: '30s' }]);
    expect(await query(auth.owner, 'SHOW statement_timeout')).toEqual([{ statement_timeout: '0' }]);
  });

  // rule: OPS-46
  it('limit how long a transaction of the service may do nothing', async () => {
    const limitOf = async (url: string) =>
      (await query(url, "SELECT current_setting('idle_in_transaction_session_timeout') AS found"))[0]?.[
        'found'
      ];
    expect(await limitOf(auth.app)).toBe('30s');
    expect(await limitOf(auth.owner)).toBe('0');
  });

  it.each([
    ['create a table', 'CREATE TABLE more (id int)'],
    ['create a temporary table', 'CREATE TEMPORARY TABLE more (id int)'],
    ['create a schema', 'CREATE SCHEMA more'],
    ['create a function', "CREATE FUNCTION more() RETURNS int LANGUAGE sql AS 'SELECT 1'"],
    ['create an extension', 'CREATE EXTENSION pg_trgm'],
    ['drop a table', 'DROP TABLE users'],
    ['change a table', 'ALTER TABLE users ADD COLUMN admin boolean'],
    ['empty a table past its rows', 'TRUNCATE users'],
    ['make an index', 'CREATE INDEX ON users (email)'],
    ['read the password hashes of roles', 'SELECT * FROM pg_authid'],
    ['make a role', 'CREATE ROLE somebody'],
    ['make a database', 'CREATE DATABASE more'],
    ['read a file of the server', "SELECT pg_read_file('postgresql.conf')"],
    ['run a program', "COPY users FROM PROGRAM 'id'"],
    ['become the owner', 'SET ROLE "OWNER"'],
  ])('do not let a service %s', async (_, statement) => {
    const named = statement.replace('OWNER', roleNames(auth.database).owner);
    await expect(query(auth.app, named)).rejects.toMatchObject(PERMISSION_DENIED);
  });

  it('refuse a service in another database', async () => {
    for (const database of [startups.database, 'postgres', 'template1']) {
      await expect(query(inDatabase(auth.app, database), 'SELECT 1')).rejects.toMatchObject(
        PERMISSION_DENIED,
      );
      await expect(query(inDatabase(auth.owner, database), 'SELECT 1')).rejects.toMatchObject(
        PERMISSION_DENIED,
      );
    }
  });

  it('allow migrations only to change tables and create trusted extensions', async () => {
    await query(auth.owner, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await query(auth.owner, 'ALTER TABLE users ADD COLUMN name text');
    await expect(query(auth.owner, 'CREATE ROLE somebody')).rejects.toMatchObject(PERMISSION_DENIED);
    await expect(query(auth.owner, 'SELECT * FROM pg_authid')).rejects.toMatchObject(PERMISSION_DENIED);
  });

  it('take over a database with a single role, with its rows', async () => {
    const admin = await createDatabase('before');
    const database = new URL(admin).pathname.slice(1);
    await query(admin, 'CREATE EXTENSION pg_trgm');
    await query(admin, 'CREATE TABLE "Odd Name" (id bigserial PRIMARY KEY, note text)');
    await query(admin, 'CREATE INDEX ON "Odd Name" USING gin (note gin_trgm_ops)');
    await query(admin, `INSERT INTO "Odd Name" (note) VALUES ('kept')`);
    const roles = rolesOf(database);
    await separateRoles(admin, database, roles);
    await separateRoles(admin, database, roles); // as on each start
    const [owner, app] = [asRole(admin, roles.owner), asRole(admin, roles.app)];
    await query(owner, 'ALTER TABLE "Odd Name" ADD COLUMN more int');
    await query(app, `INSERT INTO "Odd Name" (note) VALUES ('new')`);
    expect(await query(app, 'SELECT note FROM "Odd Name" ORDER BY id')).toEqual([
      { note: 'kept' },
      { note: 'new' },
    ]);
    await expect(query(app, 'DROP TABLE "Odd Name"')).rejects.toMatchObject(PERMISSION_DENIED);
  });

  it('keep the rights that migrations took from the service when the statements run again', async () => {
    const name = 'append_only';
    const { admin, owner, app, database } = await aService(name);
    await query(owner, 'CREATE TABLE audit_entries (id bigserial PRIMARY KEY, note text)');
    await query(owner, `REVOKE UPDATE, DELETE ON audit_entries FROM "${roleNames(database).app}"`);
    await query(owner, 'CREATE TABLE migrations (id int)');
    await query(owner, `REVOKE INSERT, UPDATE, DELETE ON migrations FROM "${roleNames(database).app}"`);
    await separateRoles(admin, database, rolesOf(database));
    await query(app, `INSERT INTO audit_entries (note) VALUES ('a log-in')`);
    for (const statement of [
      'DELETE FROM audit_entries',
      `UPDATE audit_entries SET note = 'nothing'`,
      'DELETE FROM migrations',
    ])
      await expect(query(app, statement)).rejects.toMatchObject(PERMISSION_DENIED);
    expect(await query(app, 'SELECT note FROM audit_entries')).toEqual([{ note: 'a log-in' }]);
    await query(app, "INSERT INTO users (email) VALUES ('a@b.c')");
    await query(app, 'DELETE FROM users');
  });

  it('refuse a wrong password', async () => {
    const { app } = rolesOf(auth.database);
    const wrong = asRole(auth.admin, { name: app.name, password: 'guess' });
    await expect(query(wrong, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  });
});
