/** What an error was called, from the outermost to the first. */
function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [typeof error]
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return [`${error.name}${code}`, ...(error.cause === undefined ? [] : namesOf(error.cause))]
}

/**
 * An error as it may be logged: statements and their parameters, which a database quotes in its
 * messages, are what somebody has told us in confidence (T67).
 */
export function withoutData(error: unknown): Error {
  const safe = new Error(`a request could not be kept: ${namesOf(error).join(', ')}`)
  const places = error instanceof Error ? (error.stack ?? '').split('\n') : []
  safe.stack = [safe.message, ...places.filter((line) => /^\s+at /.test(line))].join('\n')
  return safe
}
