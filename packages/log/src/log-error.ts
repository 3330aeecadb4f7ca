/** An error as a log may keep it: what went wrong and where, nothing that anybody has typed (T67). */
export type LoggedError = {
  type: string
  message: string
  code?: string
  stack: string
  cause?: LoggedError
}

/** Causes of causes that are kept. */
const mostCauses = 5

function textIn(error: object, name: string): string | undefined {
  const [, value] = Object.entries(error).find(([key]) => key === name) ?? []
  return typeof value === 'string' ? value : undefined
}

/** PostgreSQL quotes values in its messages; its code and what it names of the model say enough. */
function databaseMessage(error: Error): string | null {
  if (textIn(error, 'severity') === undefined) return null
  const named = ['table', 'column', 'constraint', 'routine'].flatMap((name) => {
    const value = textIn(error, name)
    return value === undefined ? [] : [`${name} ${value}`]
  })
  return ['the database refused a statement', ...named].join(', ')
}

function messageOf(error: Error): string {
  const fromDatabase = databaseMessage(error)
  if (fromDatabase !== null) return fromDatabase
  // Drizzle puts the parameters of a statement behind it, JSON.parse a piece of what it read.
  if ('query' in error && 'params' in error) return 'a statement failed'
  if (error.message.startsWith('Failed query:')) return 'a statement failed'
  if (error instanceof SyntaxError) return 'what was read is not well formed'
  return error.message.replaceAll(/[^\s<>"'(]+@[^\s<>"')]+/g, '…')
}

/** The places alone: the first lines of a stack repeat the message. */
function placesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

/** Makes an error fit for the log: no statement, no parameters, no body, no address of anybody. */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const code = textIn(error, 'code')
  const hasCause = error.cause !== undefined && depth < mostCauses
  return {
    type: error.name,
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    stack: placesOf(error),
    ...(hasCause ? { cause: toLoggedError(error.cause, depth + 1) } : {}),
  }
}
