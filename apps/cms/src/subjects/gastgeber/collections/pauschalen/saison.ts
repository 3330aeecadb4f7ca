import type { CollectionBeforeChangeHook, Field } from 'payload'
import { z } from 'zod'
import { atNoon, tag } from '../../../../editing/fields/index.ts'
import { dayOfYear, nextYear, yearsLater } from '../../saison/index.ts'

const stored = z.object({
  gueltig_von: z.unknown().optional(),
  gueltig_bis: z.unknown().optional(),
  jaehrlich: z.boolean().nullish(),
})

const dayIn = (value: unknown) => {
  const moved = atNoon(value)
  return typeof moved === 'string' ? moved.slice(0, 10) : null
}

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

const neighbours = z.object({
  gueltig_von: z.unknown().optional(),
  gueltig_bis: z.unknown().optional(),
  jaehrlich: z.unknown().optional(),
})

/** What is wrong with the last day of a package. */
export function checkLastDay(value: unknown, beside: unknown): string | true {
  const { gueltig_von, jaehrlich } = neighbours.catch({}).parse(beside)
  const [first, last] = [dayIn(gueltig_von), dayIn(value)]
  if (jaehrlich === true && (first === null || last === null))
    return 'Was jedes Jahr wiederkommt, braucht einen ersten und einen letzten Tag.'
  if (first === null || last === null) return true
  if (last < first) return 'Das Ende liegt vor dem Beginn.'
  if (jaehrlich === true && last >= yearsLater(first, 1))
    return 'Was jedes Jahr wiederkommt, dauert weniger als ein Jahr.'
  return true
}

/** When a package may be booked. */
export const saison: Field[] = [
  {
    type: 'row',
    fields: [
      tag({ name: 'gueltig_von', label: 'Buchbar von' }),
      tag({
        name: 'gueltig_bis',
        label: 'Buchbar bis',
        description: 'Leer lassen, wenn das Angebot das ganze Jahr gilt.',
        validate: (value, { siblingData }) => checkLastDay(value, siblingData),
      }),
    ],
  },
  {
    name: 'jaehrlich',
    type: 'checkbox',
    label: 'Jedes Jahr in dieser Zeit',
    defaultValue: false,
    admin: { description: 'Die Website nennt dann von selbst die nächste Saison.' },
  },
  { name: 'jahr_von', type: 'number', admin: { hidden: true } },
  { name: 'jahr_bis', type: 'number', admin: { hidden: true } },
]
