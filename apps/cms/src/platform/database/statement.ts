import { sql } from '@payloadcms/db-postgres'

/** A statement as PostgreSQL takes it: `$1` is the first of the values. */
export type Statement = { text: string; values: readonly unknown[] }

/** The same for the query builder, so that it runs in a transaction of Payload's. */
export function asSql({ text, values }: Statement): ReturnType<typeof sql> {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`,
    ),
    sql.raw(''),
  )
}
