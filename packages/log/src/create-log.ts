import { standardOutput } from '@kurstadt/env'
import pino from 'pino'
import { publishLine } from './log-channel.ts'
import { toLoggedError } from './log-error.ts'

/** Values under these names are errors, whoever logs them. */
const errorNames = ['err', 'error'] as const

/** What is logged: an error alone, or one among other things, is made fit first. */
function clean(value: unknown): unknown {
  if (value instanceof Error) return { err: value }
  return value
}

/** The words beside an error; pino takes the error's own message where there are none. */
const unnamed = 'an error'

/**
 * A log that keeps nothing of what people have typed, whoever writes to it: Payload hands over
 * errors as they come, with the statement that failed and its parameters (S4). Whoever reports errors
 * hears of each line that is written.
 */
export function createLog(
  options: { level: string; name?: string; base?: Record<string, unknown> },
  destination: pino.DestinationStream = standardOutput(),
): pino.Logger {
  const serializers = Object.fromEntries(errorNames.map((name) => [name, toLoggedError]))
  const settings: pino.LoggerOptions = {
    ...options,
    serializers,
    hooks: {
      logMethod([first, ...rest], method, level) {
        publishLine(level, [first, ...rest])
        const isAlone = first instanceof Error || (isErrorBearer(first) && rest.length === 0)
        const words = isAlone && rest.length === 0 ? [unnamed] : rest
        method.call(this, ...withFirst(clean(first), words))
      },
    },
  }
  return pino(settings, destination)
}

/** True for `{ err }`, whose message pino would use when no other is given. */
function isErrorBearer(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'err' in value &&
    value.err instanceof Error &&
    !('msg' in value)
  )
}

type LogArguments = Parameters<pino.LogFn>

/** pino's own type wants a text first; at run time it takes an object there. */
function withFirst(first: unknown, rest: readonly unknown[]): LogArguments {
  const all: unknown[] = [first, ...rest]
  return isLogArguments(all) ? all : [unnamed]
}

function isLogArguments(all: unknown[]): all is LogArguments {
  return all.length > 0
}
