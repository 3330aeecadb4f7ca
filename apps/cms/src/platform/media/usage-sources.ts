import type { CollectionSlug, Payload } from 'payload'
import { z } from 'zod'
import { select } from '../database/index.ts'

/*
 * Where an entry can be named, a file of the media library above all, is read from the database
 * itself: every column that points at its table, and every column of JSON (blocks, formatted texts), in every table that
 * belongs to a collection or a global. A new collection is found without being named here.
 */

/** One column that may name a file, with the way from its row to the document it belongs to. */
export type UsageSource = {
  /** Collection or global. */
  typ: string
  /** `from …` and, for versions, the condition that only the newest counts. */
  from: string
  column: string
  isJson: boolean
  /** Expression of the document's id as text. */
  id: string
  /** Expression that says whether visitors see the document. */
  isPublic: string
}

const column = z.object({ tabelle: z.string(), spalte: z.string(), art: z.enum(['fk', 'json']) })
const edge = z.object({ tabelle: z.string(), spalte: z.string(), ziel: z.string() })
type Edge = z.infer<typeof edge>

const columnsText = (target: string) => `
  select c.relname as tabelle, a.attname as spalte, 'fk' as art
  from pg_constraint f join pg_class c on c.oid = f.conrelid
  join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
  where f.contype = 'f' and f.confrelid = '${target}'::regclass
    and a.attname not in ('_parent_id', 'parent_id')
  union all
  select table_name, column_name, 'json' from information_schema.columns
  where table_schema = current_schema() and data_type = 'jsonb'`

const edgesText = `
  select c.relname as tabelle, a.attname as spalte, z.relname as ziel
  from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class z on z.oid = f.confrelid
  join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
  where f.contype = 'f' and a.attname in ('_parent_id', 'parent_id')`

/** Columns that say something of a whole document: its state, whether it is in the bin, whether it is the newest. */
const told = ['_status', 'deleted_at', 'latest'] as const

const noteText = `
  select table_name as tabelle, column_name as spalte from information_schema.columns
  where table_schema = current_schema() and column_name in ('${told.join("', '")}')`

const noteRow = z.object({ tabelle: z.string(), spalte: z.enum(told) })

/** What is read of the database's own description; `has` by table and column. */
type Catalogue = { types: Map<string, string>; edges: Map<string, Edge>; has: Set<string> }

function tableOf(slug: string): string {
  return slug.replaceAll('-', '_')
}

/** Tables of documents with their types; files themselves and Payload's own are none. */
function documentTables({ config }: Payload): Map<string, string> {
  const slugs = [...config.collections, ...config.globals].map(({ slug }) => slug)
  const own = slugs.filter((slug) => slug !== 'medien' && !slug.startsWith('payload-'))
  return new Map(own.map((slug) => [tableOf(slug), slug]))
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Whether visitors see a document; what has no state is seen unless it lies in the bin. */
function isPublicOf(table: string, alias: string, { has }: Catalogue): string {
  if (has.has(`${table} _status`)) return `${alias}._status = 'published'`
  return has.has(`${table} deleted_at`) ? `${alias}.deleted_at is null` : 'true'
}

/**
 * Follows a table's rows up to their document; null when they belong to none. Of versions the newest
 * counts where it is a draft; where there are no drafts it says what the document says.
 */
function wayUp(start: string, catalogue: Catalogue) {
  const { types, edges, has } = catalogue
  const joins = [`from ${quoted(start)} t0`]
  let table = start
  for (let step = 0; step < 8; step += 1) {
    const typ = types.get(table)
    const alias = `t${step}`
    if (typ !== undefined) {
      const isPublic = isPublicOf(table, alias, catalogue)
      return { typ, from: `${joins.join(' ')} where true`, id: `${alias}.id::text`, isPublic }
    }
    const up = edges.get(table)
    if (!up) return null
    const isVersion = table === `_${up.ziel}_v`
    const root = types.get(up.ziel)
    if (isVersion && !has.has(`${table} latest`)) return null
    if (isVersion && root !== undefined) {
      const from = `${joins.join(' ')} where ${alias}.latest`
      return { typ: root, from, id: `${alias}.parent_id::text`, isPublic: 'false' }
    }
    joins.push(`join ${quoted(up.ziel)} t${step + 1} on t${step + 1}.id = ${alias}.${up.spalte}`)
    table = up.ziel
  }
  return null
}

/** Every column that may name an entry of a type, a file where it is `medien`. */
export async function usageSources(payload: Payload, type: CollectionSlug): Promise<UsageSource[]> {
  const [columns, edges, tolds] = await Promise.all([
    select(payload, { text: columnsText(quoted(tableOf(type))), row: column }),
    select(payload, { text: edgesText, row: edge }),
    select(payload, { text: noteText, row: noteRow }),
  ])
  const catalogue = {
    types: documentTables(payload),
    edges: new Map(edges.map((one) => [one.tabelle, one])),
    has: new Set(tolds.map(({ tabelle, spalte }) => `${tabelle} ${spalte}`)),
  }
  return columns.flatMap(({ tabelle, spalte, art }) => {
    const way = wayUp(tabelle, catalogue)
    return way ? [{ ...way, column: `t0.${quoted(spalte)}`, isJson: art === 'json' }] : []
  })
}
