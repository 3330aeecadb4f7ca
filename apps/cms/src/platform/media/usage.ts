import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../database/index.ts'
import { type UsageSource, usageSources } from './usage-sources.ts'

/** A document that shows a file. */
export type Usage = {
  typ: string
  id: string
  /** Visitors see it; otherwise the file stands in a draft alone. */
  isPublic: boolean
}

const usage = z.object({ typ: z.string(), id: z.string(), ispublic: z.boolean() })
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const known = new Map<CollectionSlug, Promise<UsageSource[]>>()

/** Read once for each process: tables only change with a migration, and so with a restart. */
function sourcesOf(payload: Payload, type: CollectionSlug): Promise<UsageSource[]> {
  const sources =
    known.get(type) ??
    usageSources(payload, type).catch((error: unknown) => {
      known.delete(type)
      throw error
    })
  known.set(type, sources)
  return sources
}

function usagesIn(source: UsageSource, entryId: string): string {
  const { typ, from, column, isJson, id, isPublic } = source
  const names = isJson ? `${column}::text like '%${entryId}%'` : `${column} = '${entryId}'`
  return `select ${literal(typ)} as typ, ${id} as id, ${isPublic} as ispublic ${from} and ${names}`
}

const isUuid = new RegExp(`^${uuid}$`)

/** Every document that names this entry, shows this file, published ones first; one query. */
export async function usagesOf(
  req: PayloadRequest,
  entryId: string,
  type: CollectionSlug = 'medien',
): Promise<Usage[]> {
  if (!isUuid.test(entryId)) return []
  const sources = await sourcesOf(req.payload, type)
  const found = sources.map((source) => usagesIn(source, entryId)).join(' union all ')
  const text = `select typ, id, bool_or(ispublic) as ispublic from (${found}) found
    where id is not null group by typ, id order by ispublic desc, typ, id`
  const rows = await inTransaction(req, sql.raw(text))
  return rows
    .map((row) => usage.parse(row))
    .map(({ typ, id, ispublic }) => ({ typ, id, isPublic: ispublic }))
}

function idsIn({ from, column, isJson }: UsageSource, more = ''): string {
  return isJson
    ? `select (regexp_matches(${column}::text, '${uuid}', 'g'))[1] as id${more} ${from}`
    : `select ${column}::text as id${more} ${from}`
}

/** Ids of the files that no document shows, neither a published one nor a draft. */
export async function unusedIds(req: PayloadRequest): Promise<string[]> {
  const sources = await sourcesOf(req.payload, 'medien')
  const text = `
    with used as materialized (${sources.map((source) => idsIn(source)).join(' union ')})
    select m.id::text as id from medien m
    where m.deleted_at is null and not exists (select from used where used.id = m.id::text)`
  const rows = await inTransaction(req, sql.raw(text))
  return rows.map((row) => z.object({ id: z.string() }).parse(row).id)
}

/** A usage as an editor reads it. */
export type NamedUsage = Usage & {
  /** «Seite», «Veranstaltung». */
  art: string
  /** Null where the editor may not see the document. */
  titel: string | null
  href: string
}

function labelOf(label: unknown, fallback: string): string {
  return typeof label === 'string' ? label : fallback
}

function fieldOf(doc: object, field: string): unknown {
  return Object.entries(doc).find(([name]) => name === field)?.[1]
}

/** Titles of documents of one type that this editor may see, by id. */
async function titlesOf(
  req: PayloadRequest,
  typ: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = req.payload.config.collections.find(({ slug }) => slug === typ)
  if (!found) return new Map()
  const field = found.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection: found.slug,
    where: { id: { in: [...ids] } },
    draft: true,
    depth: 0,
    limit: 0,
    pagination: false,
    locale: 'de',
    overrideAccess: false,
    disableErrors: true,
    user: req.user,
    select: { [field]: true },
  })
  return new Map(
    docs.map((doc) => [String(doc.id), labelOf(fieldOf(doc, field), '') || 'ohne Titel']),
  )
}

/** How documents of a type are called, and where one is edited. */
function kindOf({ config }: Payload, typ: string) {
  const collection = config.collections.find(({ slug }) => slug === typ)
  const global = config.globals.find(({ slug }) => slug === typ)
  const art = labelOf(collection?.labels.singular ?? global?.label, typ)
  return {
    art,
    /** A global is its own title. */
    titel: global ? art : null,
    hrefOf: (id: string) =>
      collection ? `/admin/collections/${typ}/${id}` : `/admin/globals/${typ}`,
  }
}

/** Gives usages their titles and links; a query for each type among them. */
export async function nameUsages(
  req: PayloadRequest,
  usages: readonly Usage[],
): Promise<NamedUsage[]> {
  const named: NamedUsage[] = []
  for (const [typ, ofType] of Map.groupBy(usages, (one) => one.typ)) {
    const { art, titel, hrefOf } = kindOf(req.payload, typ)
    const ids = ofType.map(({ id }) => id)
    const titles = await titlesOf(req, typ, ids)
    for (const one of ofType)
      named.push({ ...one, art, titel: titles.get(one.id) ?? titel, href: hrefOf(one.id) })
  }
  return named
}
