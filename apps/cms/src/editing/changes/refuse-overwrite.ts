import { APIError, type PayloadRequest } from 'payload'
import { conflictField } from './conflict-field.ts'
import { apart, type Difference } from './differences.ts'
import { valueText } from './value-text.ts'

/**
 * Somebody else has saved since this version was opened (fault F10). `fields` says where the two
 * differ; `errors` carries the same to the notice above the form, so that nothing is lost.
 */
class NewerVersionError extends APIError {
  constructor(differences: readonly Difference[]) {
    const fields = differences.map(({ name, label, ...states }) => {
      const { before, after } = apart(states.before, states.after)
      return { path: name, label, theirs: valueText(before), mine: valueText(after) }
    })
    super(
      'Jemand anderes hat inzwischen gespeichert. Ihre Eingaben stehen noch im Formular. Oben sehen Sie die Unterschiede und wählen, was gilt.',
      409,
      { fields, errors: [{ path: conflictField, message: JSON.stringify(fields) }] },
      true,
    )
  }
}

function timeOf(value: unknown): number | null {
  if (typeof value !== 'string' && !(value instanceof Date)) return null
  const time = new Date(value).getTime()
  return Number.isNaN(time) ? null : time
}

/** A save and what it is compared with. */
export type Save = {
  /** `updatedAt` of the version it is based on. */
  base: unknown
  /** `updatedAt` of the newest version. */
  newest: unknown
  /** Where the newest version and this save differ; asked only when it is refused. */
  differences: () => Promise<readonly Difference[]>
}

/**
 * Compares the version a save is based on with the newest one. The base is the `updatedAt` that
 * the form was opened with or, when none came along, the one read at the start of the save; the
 * caller holds the writers' lock, so nothing newer can come in between.
 */
export async function refuseOverwrite(req: PayloadRequest, save: Save): Promise<void> {
  if (req.context.isRestoringVersion === true) return
  const [from, to] = [timeOf(save.base), timeOf(save.newest)]
  if (from === null || to === null || from >= to) return
  const differences = await save.differences()
  // Both have entered the same: there is nothing to lose.
  if (differences.length > 0) throw new NewerVersionError(differences)
}
