import { expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'

const bodyOf = (...parts: string[]) => new Blob(parts).stream()

test('a body is read whole up to its last byte', async () => {
  expect(Buffer.from((await readBytes(bodyOf('Kur', 'stadt'), 8)) ?? []).toString()).toBe(
    'Kurstadt',
  )
  expect(await readBytes(bodyOf('Kur', 'stadt'), 7)).toBeNull()
})

test('a body that there is not has no bytes', async () => {
  expect(await readBytes(null, 8)).toHaveLength(0)
})

test('a body without an end is not read to it, and its sender hears of that', async () => {
  let sent = 0
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(1_000))
    },
    cancel() {
      isCancelled = true
    },
  })
  expect(await readBytes(endless, 10_000)).toBeNull()
  expect(isCancelled).toBe(true)
  expect(sent).toBeLessThan(20)
})
