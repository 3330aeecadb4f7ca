import pg from 'pg'

/** Runs one statement on a database. */
export async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Makes a database in the cluster of `admin`, empty or as a copy of another; answers its address. */
export async function cleanDatabase(
  admin: string,
  { name, template }: { name: string; template?: string | undefined },
): Promise<string> {
  // File by file: the other way writes all of it to the log as well.
  const copied = template === undefined ? '' : ` TEMPLATE ${template} STRATEGY file_copy`
  await query(admin, `CREATE DATABASE ${name}${copied}`)
  return Object.assign(new URL(admin), { pathname: `/${name}` }).href
}
