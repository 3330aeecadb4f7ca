import { abortableSleep } from './abortable-sleep.ts'

/** What a promise came to. */
export type Settled<Value> = { value: Value } | { error: unknown }

/** Waits for what a promise comes to; never rejects. */
export function settle<Value>(promise: Promise<Value>): Promise<Settled<Value>> {
  return promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
}

/** The same, or `waiting` when it takes longer than some milliseconds. */
export async function settleWithin<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Settled<Value> | 'waiting'> {
  const ending = new AbortController()
  const waiting = abortableSleep(milliseconds, ending.signal).then(() => 'waiting' as const)
  const first = await Promise.race([settle(promise), waiting])
  ending.abort()
  return first
}
