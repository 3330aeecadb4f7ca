const connectionCodes =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT$|08|57P0|57014|53|3D000|42P01|4270[34]|55P03)/
const connectionMessages =
  /connection terminated|cannot begin transaction|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|cannot use a pool/i

/** Whether `test` holds for an error or for one that it wraps, as the query builder does. */
function isCausedBy(error: unknown, test: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (test(code, error.message)) return true
  if (error instanceof AggregateError && error.errors.some((one) => isCausedBy(one, test)))
    return true
  return isCausedBy(error.cause, test)
}

/**
 * True when an error means that the database is away, too slow or not yet migrated, so that the
 * same request may succeed later (faults F01–F03).
 */
export function isOutage(error: unknown): boolean {
  return isCausedBy(
    error,
    (code, message) => connectionCodes.test(code) || connectionMessages.test(message),
  )
}

/** True when the database or the disk has no room left to write (fault F08). */
export function isDiskFull(error: unknown): boolean {
  return isCausedBy(error, (code) => ['53100', 'ENOSPC', 'EDQUOT'].includes(code))
}
