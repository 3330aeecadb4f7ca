import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isRecord, type Values } from '../../platform/record.ts'

/** Whose versions are looked at: an entry of a collection, or a global. */
export type Owner =
  | { collection: CollectionSlug; id: string }
  | { global: GlobalSlug; id?: undefined }

/** A version as it is kept. */
const row = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  updatedAt: z.coerce.date(),
  version: z.record(z.string(), z.unknown()),
})
/** A version as it is kept. */
export type Row = z.infer<typeof row>

const hidden = { snapshot: { not_equals: true } }

function configOf(req: PayloadRequest, owner: Owner) {
  if ('collection' in owner) return req.payload.collections[owner.collection].config
  const found = req.payload.globals.config.find(({ slug }) => slug === owner.global)
  if (!found) throw new Error(`There is no global ${owner.global}.`)
  return found
}

/** The fields of whose versions they are. */
export const fieldsOf = (req: PayloadRequest, owner: Owner): readonly FlattenedField[] =>
  configOf(req, owner).flattenedFields

/** Whether there are drafts, so that only some versions were public. */
export const hasDrafts = (req: PayloadRequest, owner: Owner) =>
  Boolean(configOf(req, owner).versions?.drafts)

/**
 * The versions that are kept, in one language, the newest first; without those that were saved in
 * the bin, which say what the ones before them say.
 */
export async function readRows(
  req: PayloadRequest,
  owner: Owner,
  locale: 'de' | 'en',
): Promise<Row[]> {
  const asked = {
    depth: 0,
    locale,
    pagination: false,
    sort: '-updatedAt',
    fallbackLocale: false,
    overrideAccess: false,
    user: req.user,
  } as const
  const shown = hasDrafts(req, owner) ? [hidden] : []
  const { docs } =
    'collection' in owner
      ? await req.payload.findVersions({
          collection: owner.collection,
          where: { and: [{ parent: { equals: owner.id } }, ...shown] },
          ...asked,
        })
      : await req.payload.findGlobalVersions({ slug: owner.global, ...asked })
  return docs.map((doc: unknown) => row.parse(doc))
}

/** Names of who made the versions, by account. */
async function namesOfAuthors(req: PayloadRequest, rows: readonly Row[]) {
  const ids = rows.flatMap(({ version }) =>
    typeof version.geaendert_von === 'string' ? [version.geaendert_von] : [],
  )
  if (ids.length === 0) return new Map<string, string>()
  const { docs } = await req.payload.find({
    collection: 'benutzer',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  })
  return new Map(docs.map(({ id, name }) => [String(id), name]))
}

/** Who made each version; null where nobody was noted. */
export async function authorsOf(
  req: PayloadRequest,
  rows: readonly Row[],
): Promise<(string | null)[]> {
  const names = await namesOfAuthors(req, rows)
  return rows.map(({ version: { geaendert_von: author } }) =>
    typeof author === 'string' ? (names.get(author) ?? 'ein gelöschtes Konto') : null,
  )
}

/** The entry as its newest version has it. */
export async function readState(
  req: PayloadRequest,
  owner: Owner,
  locale: 'de' | 'en',
): Promise<Values> {
  const asked = {
    depth: 0,
    locale,
    fallbackLocale: false,
    draft: true,
    overrideAccess: false,
    user: req.user,
  } as const
  const doc: unknown =
    'collection' in owner
      ? await req.payload.findByID({
          collection: owner.collection,
          id: owner.id,
          trash: true,
          ...asked,
        })
      : await req.payload.findGlobal({ slug: owner.global, ...asked })
  return isRecord(doc) ? doc : {}
}

/** One version; null where there is none. */
export async function readVersion(
  req: PayloadRequest,
  owner: Owner,
  id: string,
  locale: 'de' | 'en',
) {
  const asked = {
    id,
    depth: 0,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    user: req.user,
  } as const
  const found: unknown =
    'collection' in owner
      ? await req.payload.findVersionByID({
          collection: owner.collection,
          disableErrors: true,
          trash: true,
          ...asked,
        })
      : await req.payload.findGlobalVersionByID({
          slug: owner.global,
          disableErrors: true,
          ...asked,
        })
  return row.safeParse(found).data ?? null
}
