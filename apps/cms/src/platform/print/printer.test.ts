import { expect, test } from 'vitest'
import { Printer } from './printer.ts'

test('what a watched thread says before it answers is no document', async () => {
  const source = `import { parentPort } from 'node:worker_threads'
    parentPort.postMessage({ 'watch:import': [] })
    parentPort.postMessage(new Uint8Array([1]))`
  const printer = new Printer(new URL(`data:text/javascript,${encodeURIComponent(source)}`))
  expect(await printer.print({})).toEqual(new Uint8Array([1]))
})
