import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { awaitTurn } from '../../../editing/changes/index.ts'
import {
  isAddress,
  type PersonalData,
  partsOf,
  readKept,
} from '../../../editing/personal-data/index.ts'
import { asSystem } from '../../../platform/as-system.ts'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { type AddressTable, addressTables } from './address-columns.ts'

const reasons = {
  entry:
    'Die Adresse steht in einem Eintrag, den die Redaktion pflegt. Bitte nehmen Sie sie dort heraus und rufen Sie diese Seite noch einmal auf: Dann gehen auch die älteren Fassungen.',
  settings:
    'Die Adresse steht in den Einstellungen als Adresse einer Stelle der Stadt. Gehört sie einem Menschen, ändern Sie sie bitte dort und rufen Sie diese Seite noch einmal auf: Dann gehen auch die älteren Fassungen.',
}

/** Tables that no subject answers for by itself: entries and settings that editors write. */
function tablesOf(req: PayloadRequest): AddressTable[] {
  const taken = new Set(partsOf(req.payload).flatMap(({ answersFor }) => answersFor))
  return addressTables(req.payload.config).filter(({ columns, slug }) =>
    columns.some((column) => !taken.has(`${slug}.${column}`)),
  )
}

/** Any of the columns has the address. */
function has({ columns }: AddressTable, email: string, { alias = 'e', before = '' } = {}) {
  const each = columns.map((column) =>
    isAddress(sql`${sql.identifier(alias)}.${sql.identifier(before + column)}`, email),
  )
  return sql`coalesce(${sql.join(each, sql` or `)}, false)`
}

/** Whose version it is; settings are one document, and all versions are theirs. */
const isVersionOf = ({ isGlobal }: AddressTable) => (isGlobal ? sql`true` : sql`v.parent_id = e.id`)

/** A version has it; `isLatest` asks of the newest one, which is a draft that somebody works on. */
function inVersions(table: AddressTable, email: string, { isLatest }: { isLatest: boolean }) {
  // Settings have no drafts: their newest version is what stands there.
  if (!table.hasVersions || (isLatest && table.isGlobal)) return sql`false`
  return sql`exists (select from ${sql.identifier(`_${table.slug}_v`)} v where ${isVersionOf(table)}
    and ${has(table, email, { alias: 'v', before: 'version_' })} ${isLatest ? sql`and v.latest` : sql``})`
}

const inBin = ({ hasBin }: AddressTable) => (hasBin ? sql`e.deleted_at is not null` : sql`false`)

function titleOf({ kind, title }: AddressTable) {
  if (title === null) return sql`${kind}::text`
  return sql`${kind}::text || coalesce(' „' || nullif(e.${sql.identifier(title)}::text, '') || '“', '')`
}

/** What is found in one table. */
function found(table: AddressTable, email: string, isWhole: boolean) {
  const { isGlobal, slug } = table
  const place = `/admin/${isGlobal ? 'globals' : 'collections'}/${slug}`
  const link = isGlobal ? sql`${place}::text` : sql`${`${place}/`}::text || e.id`
  const current = sql`(${has(table, email)} or ${inVersions(table, email, { isLatest: true })})`
  const stays = sql`(${current} and not ${inBin(table)})`
  const columns = table.columns.map((column) => sql`${column}::text, e.${sql.identifier(column)}`)
  return sql`
    select e.id::text as id, ${titleOf(table)} || case when ${stays} then ''
        when ${current} then ' (im Papierkorb)' else ' (ältere Fassungen)' end as titel,
      to_char(e.created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am, ${link} as link,
      case when ${stays} then ${isGlobal ? reasons.settings : reasons.entry}::text end as warum,
      null::text as bis,
      case when ${isWhole} then jsonb_build_object(${sql.join(columns, sql`, `)}) end as daten,
      null::jsonb as dateien
    from ${sql.identifier(slug)} e
    where ${has(table, email)} or ${inVersions(table, email, { isLatest: false })}`
}

/**
 * Takes the address out of versions of what does not have it any more. Some columns of settings must
 * not be empty: those versions have what stands there now.
 */
async function forgetVersions(req: PayloadRequest, table: AddressTable, email: string) {
  if (!table.hasVersions) return 0
  const emptied = table.columns.map((column) => {
    const name = sql.identifier(`version_${column}`)
    const instead = table.isGlobal ? sql`e.${sql.identifier(column)}` : sql`null`
    return sql`${name} = case when ${isAddress(sql`v.${name}`, email)} then ${instead} else v.${name} end`
  })
  const rows = await inTransaction(
    req,
    sql`update ${sql.identifier(`_${table.slug}_v`)} v set ${sql.join(emptied, sql`, `)}
        from ${sql.identifier(table.slug)} e
        where ${isVersionOf(table)} and ${has(table, email, { alias: 'v', before: 'version_' })}
          and not ${has(table, email)} and not ${inVersions(table, email, { isLatest: true })}
        returning e.id`,
  )
  return new Set(rows.map(({ id }) => id)).size
}

const isType = (req: PayloadRequest, slug: string): slug is CollectionSlug =>
  Object.hasOwn(req.payload.collections, slug)

/** Deletes what lies in the bin with the address; what may not be deleted stays and is said. */
async function emptyBin(req: PayloadRequest, table: AddressTable, email: string) {
  const { slug } = table
  if (!(table.hasBin && isType(req, slug))) return 0
  const rows = await inTransaction(
    req,
    sql`select e.id from ${sql.identifier(slug)} e where ${inBin(table)}
        and (${has(table, email)} or ${inVersions(table, email, { isLatest: true })})`,
  )
  let gone = 0
  for (const { id } of rows) {
    try {
      await req.payload.delete({ collection: slug, id: String(id), trash: true, req, ...asSystem })
      gone += 1
    } catch (error) {
      if (!(error instanceof APIError)) throw error
      req.payload.logger.warn({ slug, id, err: error }, 'stays in the bin')
    }
  }
  return gone
}

/** Entries and settings of the website that name somebody's address as a contact. */
export const contents: PersonalData = {
  name: 'Einträge der Website und Einstellungen',
  answersFor: [],
  find: async (req, { email, isWhole }) => {
    const tables = tablesOf(req).map((table) => found(table, email, isWhole))
    if (tables.length === 0) return []
    return readKept(req, sql.join(tables, sql` union all `))
  },
  erase: async (req, email) => {
    await awaitTurn(req)
    let gone = 0
    for (const table of tablesOf(req))
      gone += (await emptyBin(req, table, email)) + (await forgetVersions(req, table, email))
    return gone
  },
}
