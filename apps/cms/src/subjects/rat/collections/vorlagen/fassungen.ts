import type { ArrayField, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { valuesOf } from '../../../../editing/changes/index.ts'
import { internesDokument, tag } from '../../../../editing/fields/index.ts'
import { inTransaction, sql } from '../../../../platform/database/index.ts'
import { todayInBerlin } from '../../../../platform/time/berlin.ts'
import { noon } from '../../../../platform/time/days.ts'

/** Files that others have replaced; they stay where somebody has cited them. */
export const fassungen: ArrayField = {
  name: 'fassungen',
  type: 'array',
  label: 'Frühere Fassungen',
  labels: { singular: 'Fassung', plural: 'Fassungen' },
  maxRows: 40,
  admin: {
    description:
      'Was Sie oben austauschen, kommt beim Speichern von selbst hierher und bleibt lesbar.',
    initCollapsed: true,
  },
  fields: [
    {
      type: 'row',
      fields: [
        tag({ name: 'abgeloest_am', label: 'Abgelöst am', required: true }),
        { name: 'grund', type: 'text', label: 'Was sich geändert hat', maxLength: 200 },
      ],
    },
    { ...internesDokument({ name: 'dateien', label: 'Dateien', bereich: 'rat' }), hasMany: true },
  ],
}

const relation = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const files = z.array(relation).nullish()
const paper = z.looseObject({
  dateien: files,
  fassungen: z.array(z.looseObject({ dateien: files })).nullish(),
})

/** Files of a paper as its readers have them. */
async function publishedFiles(req: PayloadRequest, id: string): Promise<string[]> {
  const rows = await inTransaction(
    req,
    sql`select r.dokumente_id as id from vorlagen_rels r join vorlagen v on v.id = r.parent_id
        where v.id = ${id}::uuid and v._status = 'published' and r.path = 'dateien'
        order by r.order`,
  )
  return rows.map((row) => String(row.id))
}

/**
 * Keeps files that a save takes away from a published paper among its former versions: what was
 * handed out once is not lost.
 */
export const keepReplaced: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const id = valuesOf(originalDoc).get('id')
  const parsed = paper.safeParse(data)
  if (typeof id !== 'string' || !parsed.data?.dateien) return data
  const { dateien, fassungen: versions } = parsed.data
  const kept = new Set([...dateien, ...(versions ?? []).flatMap((one) => one.dateien ?? [])])
  const gone = (await publishedFiles(req, id)).filter((file) => !kept.has(file))
  if (gone.length === 0) return data
  const replaced = { abgeloest_am: noon(todayInBerlin()), dateien: gone }
  return { ...data, fassungen: [replaced, ...(versions ?? [])] }
}
