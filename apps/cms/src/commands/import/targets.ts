import type { FlattenedField } from 'payload'

/** Types that the fields of a type refer to, also in their rows. */
export function targetsOf(fields: readonly FlattenedField[]): Set<string> {
  return new Set(fields.flatMap((field) => [...targetsOfOne(field)]))
}

function targetsOfOne(field: FlattenedField): Iterable<string> {
  if (field.type === 'relationship' || field.type === 'upload') return [field.relationTo].flat()
  if (field.type === 'blocks')
    return targetsOf(field.blocks.flatMap(({ flattenedFields }) => flattenedFields))
  return 'flattenedFields' in field ? targetsOf(field.flattenedFields) : []
}
