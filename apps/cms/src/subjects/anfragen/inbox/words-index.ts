import { type postgresAdapter, sql } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]

/**
 * Finds requests by any part of a reference, a name or an address without reading all of them: the
 * inbox may hold 100,000 (spec 2.7). Nothing waits in a list of its own, or the planner leaves the
 * index alone.
 */
export const indexWordsOfRequests: SchemaHook = ({ schema, extendTable }) => {
  const { anfragen } = schema.tables
  if (anfragen)
    extendTable({
      table: anfragen,
      extraConfig: () => ({
        anfragen_worte_idx: index('anfragen_worte_idx')
          .using(
            'gin',
            sql`"bezeichnung" gin_trgm_ops`,
            sql`"name" gin_trgm_ops`,
            sql`"email" gin_trgm_ops`,
          )
          .with({ fastupdate: false }),
      }),
    })
  return schema
}
