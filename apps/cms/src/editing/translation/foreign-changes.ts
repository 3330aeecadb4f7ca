import type { FlattenedField } from 'payload'
import type { Values } from '../../platform/record.ts'
import { isSame, labelOf } from '../changes/index.ts'
import { rowIds, sharedPart } from './shared-part.ts'

/** The same entry as visitors see it, as its newest draft has it, and as it is about to be saved. */
export type States = Record<'shown' | 'draft' | 'saved', Values>

/** Fields that say where an entry stands, and those that change with every save. */
const silent = new Set([
  'id',
  'nummer',
  'createdAt',
  'updatedAt',
  '_status',
  'bearbeitungsstand',
  'veroeffentlichen_am',
  'verantwortlich',
  'pruefung_durch',
  'pruefung_von',
  'pruefung_kommentar',
  'geaendert_von',
  'deletedAt',
])

function isForeign(field: FlattenedField, { shown, draft, saved }: States): boolean {
  const [now, before, next] = [shown, draft, saved].map((state) =>
    sharedPart(field, state[field.name]),
  )
  if (!(field.name in saved) || isSame(now, next)) return false
  return (
    isSame(before, next) ||
    !isSame(rowIds(field, shown[field.name]), rowIds(field, saved[field.name]))
  )
}

/**
 * Fields, by their labels, in which a draft differs from what visitors see although they hold for
 * both languages: publishing one language would take them along. What is changed in this very save
 * is meant; only rows that come, go or change places would part the other language from its own.
 */
export function foreignChanges(fields: readonly FlattenedField[], states: States): string[] {
  return fields
    .filter((field) => !silent.has(field.name) && isForeign(field, states))
    .map((field) => labelOf(field))
}
