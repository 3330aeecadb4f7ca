import { AsyncLocalStorage } from 'node:async_hooks'
import { errorLevel, subscribeToLines } from './log-channel.ts'

const collecting = new AsyncLocalStorage<Error[]>()
let isListening = false

function listen(): void {
  if (isListening) return
  isListening = true
  subscribeToLines(({ level, error }) => {
    if (level >= errorLevel && error instanceof Error) collecting.getStore()?.push(error)
  })
}

/**
 * Runs `work` and adds to `into` the errors that are logged on its way, in their order: for code of
 * others that logs why it failed and goes on as if nothing had been.
 */
export function collectErrors<Result>(into: Error[], work: () => Result): Result {
  listen()
  return collecting.run(into, work)
}
