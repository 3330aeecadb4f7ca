import type { Field } from 'payload'
import { z } from 'zod'
import { yearsLater } from '../../platform/time/season.ts'
import { dayIn } from './date-rules.ts'
import { tag } from './tag.ts'

/** Names of the fields of a season. */
type Names = { von: string; bis: string; jaehrlich: string }

const usual: Names = { von: 'gueltig_von', bis: 'gueltig_bis', jaehrlich: 'jaehrlich' }
const neighbours = z.record(z.string(), z.unknown()).catch({})

/** What is wrong with the last day of a season. */
export function checkLastDay(value: unknown, beside: unknown, names = usual): string | true {
  const fields = neighbours.parse(beside)
  const [first, last] = [dayIn(fields[names.von]), dayIn(value)]
  const comesAgain = fields[names.jaehrlich] === true
  if (comesAgain && (first === null || last === null))
    return 'Was jedes Jahr wiederkommt, braucht einen ersten und einen letzten Tag.'
  if (first === null || last === null) return true
  if (last < first) return 'Das Ende liegt vor dem Beginn.'
  if (comesAgain && last >= yearsLater(first, 1))
    return 'Was jedes Jahr wiederkommt, dauert weniger als ein Jahr.'
  return true
}

type Words = {
  von: string
  bis: string
  bisHint: string
  jaehrlich: string
  jaehrlichHint: string
}

/** First and last day of a season, and whether it comes again each year. */
export function saison(
  words: Words,
  { names = usual, required = [] }: { names?: Names; required?: readonly ('von' | 'bis')[] } = {},
): Field[] {
  return [
    {
      type: 'row',
      fields: [
        tag({ name: names.von, label: words.von, required: required.includes('von') }),
        tag({
          name: names.bis,
          label: words.bis,
          required: required.includes('bis'),
          description: words.bisHint,
          validate: (value, { siblingData }) => checkLastDay(value, siblingData, names),
        }),
      ],
    },
    {
      name: names.jaehrlich,
      type: 'checkbox',
      label: words.jaehrlich,
      defaultValue: false,
      admin: { description: words.jaehrlichHint },
    },
  ]
}
