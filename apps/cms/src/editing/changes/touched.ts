import type { PayloadRequest } from 'payload'
import { requestMemory } from '../../platform/database/index.ts'
import type { Difference } from './differences.ts'

const memory = requestMemory<Map<number | string, string[]>>('touched')

/** Keeps which fields a save changes, by their labels, until it is noted in the log. */
export function stashTouched(
  req: PayloadRequest,
  id: number | string,
  changed: readonly Difference[],
): void {
  const all = memory.get(req) ?? new Map<number | string, string[]>()
  memory.set(req, all)
  all.set(
    id,
    changed.map(({ label }) => label),
  )
}

/** Labels of the fields that the save under way changed. */
export function touchedBy(req: PayloadRequest, id: number | string): readonly string[] {
  return memory.get(req)?.get(id) ?? []
}

/** The save is noted. */
export function forgetTouched(req: PayloadRequest, id: number | string): void {
  memory.get(req)?.delete(id)
}
