import { expect, test } from 'vitest'
import { Printer } from '../print/printer.ts'
import { ThreadLimitError } from './index.ts'

const head = `import { parentPort } from 'node:worker_threads'\n`
const threadOf = (source: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(head + source)}`)

/**
 * What a thread with this source ends with, where it may use little memory. A step may take long
 * unless a test is about that: a busy machine unpacks slowly.
 */
async function ended(source: string, step?: number): Promise<unknown> {
  const thread = { bytes: 60_000_000, ...(step === undefined ? {} : { step }) }
  const printer = new Printer(threadOf(source), { thread, timeout: 20_000 })
  return printer.print({}).catch((error: unknown) => error)
}

const unpack = `const all = []
  for (;;) { all.push(new Uint8Array(1_000_000)); const until = Date.now() + 4
    while (Date.now() < until); }`

test('memory outside the heap ends a thread that never waits, and the step it was at is named', async () => {
  const error = await ended(`parentPort.postMessage('gut.pdf')
    parentPort.postMessage('bombe.pdf')
    await new Promise((resolve) => setTimeout(resolve, 50))
    ${unpack}`)
  expect(error).toBeInstanceOf(ThreadLimitError)
  expect(error).toMatchObject({
    step: 'bombe.pdf',
    message: 'the thread needs too much memory',
  })
})

test('a step that takes too long ends the thread, a long work of short steps does not', async () => {
  const wait = (ms: number) => `await new Promise((resolve) => setTimeout(resolve, ${ms}))`
  const slow = await ended(`parentPort.postMessage('langsam.pdf')\n${wait(60_000)}`, 1_500)
  expect(slow).toMatchObject({ name: 'ThreadLimitError', step: 'langsam.pdf' })
  const steps = [1, 2, 3].map((one) => `parentPort.postMessage('${one}')\n${wait(600)}`)
  const done = await ended(
    `${steps.join('\n')}\nparentPort.postMessage(new Uint8Array([1]))`,
    1_500,
  )
  expect(done).toEqual(new Uint8Array([1]))
})

test('a full heap is the same, and a mistake of ours is not', async () => {
  const heap = await ended(`parentPort.postMessage('heap.pdf')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const all = []; for (;;) all.push({ a: [all.length, String(all.length)] })`)
  expect(heap).toMatchObject({ name: 'ThreadLimitError', step: 'heap.pdf' })
  expect(await ended(`throw new TypeError('ours')`)).not.toBeInstanceOf(ThreadLimitError)
})

test('what is between steps is nobody’s', async () => {
  const error = await ended(`parentPort.postMessage('a.pdf'); parentPort.postMessage('')
    await new Promise((resolve) => setTimeout(resolve, 50))
    ${unpack}`)
  expect(error).toMatchObject({ name: 'ThreadLimitError', step: null })
})
