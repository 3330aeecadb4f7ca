import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

const never = new AbortController().signal

test('both are done at once, and both answers come in their order', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const one = () => promise
  const other = async () => {
    resolve('one')
    return 'other'
  }
  expect(await sideBySide(never, one, other)).toEqual(['one', 'other'])
})

test('a failure ends the other, which has ended when it is thrown', async () => {
  const ends: string[] = []
  const other = async (signal: AbortSignal) => {
    await sleep(60_000, undefined, { signal }).catch(() => undefined)
    await sleep(10)
    ends.push('other')
  }
  const failing = async () => {
    throw new Error('no disk')
  }
  await expect(sideBySide(never, failing, other)).rejects.toThrow('no disk')
  expect(ends).toEqual(['other'])
})

test('who is asked to stop passes it on', async () => {
  const stopping = new AbortController()
  const wait = (signal: AbortSignal) => sleep(60_000, undefined, { signal })
  const both = sideBySide(stopping.signal, wait, wait)
  stopping.abort()
  await expect(both).rejects.toThrow('aborted')
})
