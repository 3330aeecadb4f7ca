import type { Where } from 'payload'

/** What a query flag leaves; a box that nobody ever ticked counts as not ticked. */
export function whereFlag(field: string, asked: boolean | undefined): Where[] {
  if (asked === undefined) return []
  return [{ [field]: asked ? { equals: true } : { not_equals: true } }]
}
