import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { threadPriorities } from '../../../../../../tests/support/thread-priorities.ts'
import { Printer, PrinterBusyError } from '../../../platform/print/printer.ts'
import { openPrinter } from './index.ts'
import { abschnittWith, monthWith, programmWith } from './programme.fixtures.ts'
import type { Programm } from './programme.ts'

/** A worker that says when it works and then takes as long as it is told. */
const slow = (milliseconds: number) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      setTimeout(() => parentPort.postMessage(new Uint8Array([1])), ${milliseconds})`)}`,
  )

test('while a month of 150 events is drawn, this thread goes on', async () => {
  const before = performance.eventLoopUtilization()
  const bytes = await openPrinter().print(monthWith())
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  expect(Buffer.from(bytes).subarray(0, 8).toString()).toBe('%PDF-1.7')
})

test.runIf(process.platform === 'linux')(
  'the thread that draws stands behind visitors, and no other thread does',
  async () => {
    let isDrawn = false
    const drawn = openPrinter()
      .print(monthWith())
      .finally(() => {
        isDrawn = true
      })
    const seen = new Set<number>()
    while (!isDrawn) {
      for (const nice of threadPriorities()) seen.add(nice)
      await sleep(5)
    }
    await drawn
    expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThanOrEqual(10)
    await expect.poll(() => new Set(threadPriorities()).size).toBe(1)
  },
)

test('a programme is made once, however many want it, and again only for other content', async () => {
  const printer = openPrinter()
  const [first, second] = await Promise.all([
    printer.print(programmWith()),
    printer.print(programmWith()),
  ])
  expect(second).toBe(first)
  expect(await printer.print(programmWith())).toBe(first)
  const changed = programmWith({ abschnitte: [abschnittWith({ titel: 'Sonntag' })] })
  expect(await printer.print(changed)).not.toBe(first)
})

test('two are made at a time, the third waits for its turn', async () => {
  const printer = new Printer<Programm>(slow(400))
  const start = performance.now()
  const times = await Promise.all(
    ['Juni', 'Juli', 'August'].map(async (zeitraum) => {
      await printer.print(programmWith({ zeitraum }))
      return performance.now() - start
    }),
  )
  const [first = 0, second = 0, third = 0] = times
  expect(Math.max(first, second)).toBeLessThan(third)
  expect(third).toBeGreaterThan(800)
})

test('who would wait too long is told so, whether drawn or waiting, and others go on after it', async () => {
  const printer = new Printer<Programm>(slow(5_000), { timeout: 300 })
  const asked = ['Juni', 'Juli', 'August'].map((zeitraum) =>
    printer.print(programmWith({ zeitraum })),
  )
  const results = await Promise.allSettled(asked)
  for (const result of results)
    expect(result.status === 'rejected' && result.reason).toBeInstanceOf(PrinterBusyError)
  await sleep(50)
  const start = performance.now()
  await expect(printer.print(programmWith({ zeitraum: 'Mai' }))).rejects.toThrow(PrinterBusyError)
  expect(performance.now() - start).toBeGreaterThan(250)
})

test('a programme that cannot be drawn is an error and no silence', async () => {
  const worker = new URL('data:text/javascript,throw new Error("kaputt")')
  await expect(new Printer<Programm>(worker).print(programmWith())).rejects.toThrow('kaputt')
})
