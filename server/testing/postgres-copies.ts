/** Copies of a PostgreSQL database that a test gives back: what it wrote is taken back, which is quicker than a copy. */
import pg from 'pg';

export async function withClient<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Keeps the rows and the sequences in a schema that the server does not look at, with a procedure that brings them
 * back. Most tables are empty, and have never had a row after most tests: those are not even opened. Other triggers than
 * foreign keys' do not exist.
 */
const KEEP_ROWS = `
  drop schema if exists kept cascade;
  create schema kept;
  create table kept.sequences as
    select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value
    from pg_sequences where schemaname = 'public';
  do $do$
  declare
    one record;
    has_rows boolean;
    empty_tables regclass[];
    body text := '';
  begin
    for one in
      select tablename as name, ('public.' || quote_ident(tablename))::regclass as id,
        (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
          where attrelid = ('public.' || quote_ident(tablename))::regclass and attnum > 0 and attgenerated = ''
            and not attisdropped) as columns
      from pg_tables where schemaname = 'public'
    loop
      execute format('select exists (select from %s)', one.id) into has_rows;
      if has_rows then
        execute format('create table kept.%I as table %s', 'rows_of_' || one.name, one.id);
        body := body || format('delete from %1$s; insert into %1$s (%2$s) overriding system value select %2$s from kept.%3$I;',
          one.id, one.columns, 'rows_of_' || one.name);
      else
        empty_tables := empty_tables || one.id;
      end if;
    end loop;
    execute format($create$
      create procedure kept.put_rows_back() language plpgsql set session_replication_role = replica as $body$
      declare one record;
      begin
        for one in select id from unnest(%L::regclass[]) as id where pg_relation_size(id) > 0 loop
          execute format('delete from %%s', one.id);
        end loop;
        %s
        perform setval(kept.name::regclass, coalesce(kept.last_value, 1), kept.last_value is not null)
        from kept.sequences as kept
          join pg_sequences as now on kept.name = quote_ident(schemaname) || '.' || quote_ident(sequencename)
        where now.last_value is distinct from kept.last_value;
      end $body$ $create$, empty_tables, body);
  end $do$`;

/** Prepares a database that nobody has open for copies that `putRowsBack` can restore. */
export const keepRows = (address: string): Promise<unknown> => withClient(address, (client) => client.query(KEEP_ROWS));

/** Changes with every change of tables, columns, indexes, constraints, triggers or functions. */
export const schemaOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query(`
    select md5(string_agg(one, ',' order by one)) as schema from (
      select 'c' || oid || ':' || xmin || relname as one from pg_class where relnamespace = 'public'::regnamespace
      union all
      select 'a' || attrelid || ':' || attnum || ':' || xmin from pg_attribute
        where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      union all select 'n' || oid || ':' || xmin from pg_constraint
      union all select 't' || oid || ':' || xmin from pg_trigger
      union all select 'p' || oid || ':' || xmin from pg_proc where pronamespace = 'public'::regnamespace
    ) as parts`);
  return rows[0].schema;
};

/**
 * Brings a copy's rows and sequences back to its template's.
 * @param schema of the copy when it was made
 * @returns whether it is as its template again: not where a test changed its schema, or still uses it
 */
export async function putRowsBack(address: string, schema: string): Promise<boolean> {
  try {
    return await withClient(address, async (client) => {
      const isUsed = async (): Promise<boolean> =>
        (
          await client.query(
            'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1',
          )
        ).rowCount === 1;
      // A connection that was just ended may take a moment to leave
      for (let tries = 0; await isUsed(); tries++) {
        if (tries === 20) return false;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      if ((await schemaOf(client)) !== schema) return false;
      await client.query('call kept.put_rows_back()');
      return true;
    });
  } catch {
    return false; // gone, or closed to connections
  }
}
