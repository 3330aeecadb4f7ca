import { clockTime, href } from '@kurstadt/contract'

/** The id of a relation, whether it is populated or not. */
export function idOf(relation: string | { id: string } | null | undefined): string | null {
  if (relation === null || relation === undefined) return null
  return typeof relation === 'string' ? relation : relation.id
}

/** Text that says something, else null: the wire knows no empty texts where null is allowed. */
export function textOrNull(value: string | null | undefined): string | null {
  return value === undefined || value === null || value.trim() === '' ? null : value
}

/** A link the contract allows; anything else an import may have left becomes null (T28). */
export function hrefOrNull(value: string | null | undefined): string | null {
  const parsed = href.safeParse(value)
  return parsed.success && parsed.data !== '' ? parsed.data : null
}

/** A time of day as `HH:mm`, else null. */
export function timeOrNull(value: string | null | undefined): string | null {
  const parsed = clockTime.safeParse(value)
  return parsed.success ? parsed.data : null
}

/**
 * The wire number of a document. Every saved one has it; 0, which the contract knows of nothing,
 * stands for one that came without, so that it is left out wherever it would be named.
 */
export function nummerOf({ nummer }: { nummer?: number | null }): number {
  return nummer ?? 0
}

/** Cents as euros: 1250 → 12.5. */
export function euroOf(cents: number | null | undefined): number {
  return Math.round(cents ?? 0) / 100
}
