import type { PayloadRequest } from 'payload'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { formOf, titleEnds, vectorOf, withIds, wordsOf } from './texts.ts'

/** Types that the search of the intranet finds; they stand in a table that no public call reads. */
export const internalTypes = ['intranet_texte', 'intranet_archiv'] as const

/** One of them. */
export type InternalType = (typeof internalTypes)[number]

/**
 * Words of the files that an entry names, as far as they were read; of one that was replaced, or lies
 * in the bin, there are none.
 */
const wordsOfFiles = (files: string) =>
  `coalesce((select string_agg(w.worte, ' ') from dokumentworte w
    join dokumente d on d.id = w.dokument and d.filename = w.datei and d.deleted_at is null
    where w.dokument in (${files})), '')`

const filesOfText = `select r.dokumente_id from intranet_texte_rels r
  where r.parent_id = e.id and r.path = 'dateien'`

/** What is found of each type: one row for each published entry. */
const sources: Record<InternalType, string> = {
  intranet_texte: `
    select e.id as dokument, e.titel, ${wordsOf('e.text')} as worte,
      ${wordsOfFiles(filesOfText)} as dateiworte, e.datum_von::date as datum
    from intranet_texte e where e._status = 'published' and e.rubrik_id is not null`,
  intranet_archiv: `
    select e.id as dokument, e.titel, coalesce(e.downloadtext, '') as worte,
      ${wordsOfFiles('e.datei_id')} as dateiworte, coalesce(e.stand, e.gueltig_von)::date as datum
    from intranet_archiv e where e._status = 'published'`,
}

/** SQL that writes what is found of a type, up to the condition that follows. */
const insert = (type: InternalType) => `
  insert into intranet_suchtexte (typ, dokument, titel, auszug, datum, form, kopf, vektor)
  select '${type}', dokument, titel, left(coalesce(nullif(worte, ''), dateiworte), 300), datum, form,
    kopf, kopf || ${vectorOf('worte', 'B')} || ${vectorOf('dateiworte', 'D')}
  from (${sources[type]}) as found,
    lateral (select ${formOf('titel')} as form) as compared,
    lateral (select ${vectorOf('titel', 'A')} || ${titleEnds} as kopf) as headed
  where`

/** SQL after the condition: what stands there already is written anew, but not when it came. */
const anew = `
  on conflict (typ, dokument) do update set titel = excluded.titel, auszug = excluded.auszug,
    datum = excluded.datum, form = excluded.form, kopf = excluded.kopf, vektor = excluded.vektor`

const write = (type: InternalType, where: string) => `${insert(type)} ${where} ${anew}`

const gone = (type: InternalType) => `delete from intranet_suchtexte s where typ = '${type}'
  and not exists (select from ${type} e where e.id = s.dokument and e._status = 'published')`

/** Writes what is found of an entry anew, or takes it away. */
export async function keepInternal(
  req: PayloadRequest,
  type: InternalType,
  id: string,
): Promise<void> {
  await inTransaction(req, sql`${sql.raw(gone(type))} and dokument = ${id}`)
  await inTransaction(req, sql`${sql.raw(insert(type))} dokument = ${id} ${sql.raw(anew)}`)
}

/**
 * SQL that writes what was never written or has lost its `kopf` to a migration, which wants it written
 * anew, and takes away what is gone: each entry is read once.
 */
export const writeMissingInternal = internalTypes
  .flatMap((type) => [
    gone(type),
    write(
      type,
      `not exists (select from intranet_suchtexte s
      where s.typ = '${type}' and s.dokument = found.dokument and s.kopf <> '')`,
    ),
  ])
  .join(';\n')

/** SQL that writes anew what names one of the files `$1`; `$1` is a list of ids. */
export const writeNamingFiles = {
  intranet_texte: write(
    'intranet_texte',
    `dokument in (select r.parent_id from intranet_texte_rels r
      where r.path = 'dateien' and r.dokumente_id = any($1::uuid[]))`,
  ),
  intranet_archiv: write(
    'intranet_archiv',
    `dokument in (select a.id from intranet_archiv a where a.datei_id = any($1::uuid[]))`,
  ),
} satisfies Record<InternalType, string>

/** Writes anew what names a file of the intranet that was replaced, or put into the bin or taken out. */
export async function keepInternalFile(req: PayloadRequest, id: string): Promise<void> {
  for (const type of internalTypes) await inTransaction(req, withIds(writeNamingFiles[type], [id]))
}
