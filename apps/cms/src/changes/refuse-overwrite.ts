import { APIError, type PayloadRequest } from 'payload'

/** Somebody else has saved since this version was opened (fault F10). */
class NewerVersionError extends APIError {
  constructor() {
    super(
      'Jemand anderes hat inzwischen gespeichert. Bitte laden Sie die Seite neu und tragen Sie Ihre Änderungen noch einmal ein.',
      409,
      null,
      true,
    )
  }
}

function timeOf(value: unknown): number | null {
  if (typeof value !== 'string' && !(value instanceof Date)) return null
  const time = new Date(value).getTime()
  return Number.isNaN(time) ? null : time
}

/**
 * Compares the version a save is based on with the newest one. The base is the `updatedAt` that
 * the form was opened with or, when none came along, the one read at the start of the save; the
 * caller holds the writers' lock, so nothing newer can come in between.
 */
export function refuseOverwrite(req: PayloadRequest, base: unknown, newest: unknown): void {
  if (req.context.isRestoringVersion === true) return
  const [from, to] = [timeOf(base), timeOf(newest)]
  if (from !== null && to !== null && from < to) throw new NewerVersionError()
}
