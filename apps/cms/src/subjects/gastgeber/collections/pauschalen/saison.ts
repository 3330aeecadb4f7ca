import type { CollectionBeforeChangeHook, Field } from 'payload'
import { z } from 'zod'
import { dayIn, saison as fieldsOf } from '../../../../editing/fields/index.ts'
import { dayOfYear, nextYear } from '../../../../platform/time/season.ts'

const stored = z.object({
  gueltig_von: z.unknown().optional(),
  gueltig_bis: z.unknown().optional(),
  jaehrlich: z.boolean().nullish(),
})

/** Keeps the days of a season that comes again as numbers, so that a day can be looked for. */
export const keepSeason: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const doc = stored.parse({ ...originalDoc, ...data })
  const [von, bis] = [dayIn(doc.gueltig_von), dayIn(doc.gueltig_bis)]
  if (doc.jaehrlich !== true || von === null || bis === null)
    return { ...data, jahr_von: null, jahr_bis: null }
  const wraps = bis.slice(0, 4) > von.slice(0, 4)
  return {
    ...data,
    jahr_von: dayOfYear(von),
    jahr_bis: dayOfYear(bis) + (wraps ? nextYear : 0),
  }
}

/** When a package may be booked. */
export const saison: Field[] = [
  ...fieldsOf({
    von: 'Buchbar von',
    bis: 'Buchbar bis',
    bisHint: 'Leer lassen, wenn das Angebot das ganze Jahr gilt.',
    jaehrlich: 'Jedes Jahr in dieser Zeit',
    jaehrlichHint: 'Die Website nennt dann von selbst die nächste Saison.',
  }),
  { name: 'jahr_von', type: 'number', admin: { hidden: true } },
  { name: 'jahr_bis', type: 'number', admin: { hidden: true } },
]
