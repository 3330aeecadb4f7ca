import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { isRecord } from '../../platform/record.ts'
import { valuesOf } from '../changes/index.ts'
import type { Change } from './changes-between.ts'
import { idsIn, type Names } from './in-words.ts'

/** Types that a field, or a field within it, may refer to. */
function typesOf(field: FlattenedField): CollectionSlug[] {
  if (field.type === 'relationship' || field.type === 'upload')
    return [field.relationTo].flat().filter((one) => one !== undefined)
  if (field.type === 'blocks')
    return field.blocks.flatMap(({ flattenedFields }) => flattenedFields.flatMap(typesOf))
  if ('flattenedFields' in field) return field.flattenedFields.flatMap(typesOf)
  return []
}

/** Everything in a value that may be an id. */
function everyId(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(everyId)
  if (isRecord(value)) return Object.values(value).flatMap(everyId)
  return idsIn(value).filter((text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text))
}

async function titlesOf(req: PayloadRequest, slug: CollectionSlug, ids: readonly string[]) {
  const { useAsTitle } = req.payload.collections[slug].config.admin
  if (!useAsTitle) return []
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: [...ids] } },
    locale: 'de',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    disableErrors: true,
    user: req.user,
    select: { [useAsTitle]: true },
  })
  return docs.flatMap((doc): [string, string][] => {
    const title = valuesOf(doc).get(useAsTitle)
    return typeof title === 'string' && title !== '' ? [[String(doc.id), title]] : []
  })
}

/** Titles of everything that the changes refer to, as far as their reader may see it; a query for each type. */
export async function readNames(req: PayloadRequest, changes: readonly Change[]): Promise<Names> {
  const wanted = new Map<CollectionSlug, Set<string>>()
  for (const { field, before, after } of changes)
    for (const slug of typesOf(field)) {
      const ids = wanted.get(slug) ?? new Set<string>()
      for (const id of [...everyId(before), ...everyId(after)]) ids.add(id)
      wanted.set(slug, ids)
    }
  const names: [string, string][] = []
  for (const [slug, ids] of wanted)
    if (ids.size > 0) names.push(...(await titlesOf(req, slug, [...ids])))
  return new Map(names)
}
