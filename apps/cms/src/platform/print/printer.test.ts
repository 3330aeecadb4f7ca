import { expect, test } from 'vitest'
import { Printer } from './printer.ts'

test('what a watched thread says before it answers is no document', async () => {
  const source = `import { parentPort } from 'node:worker_threads'
    parentPort.postMessage({ 'watch:import': [] })
    parentPort.postMessage(new Uint8Array([1]))`
  const printer = new Printer(new URL(`data:text/javascript,${encodeURIComponent(source)}`))
  expect(await printer.print({})).toEqual(new Uint8Array([1]))
})

/** A thread that says which of its documents it draws, and refuses the third place. */
const counting = `import { parentPort, workerData } from 'node:worker_threads'
  let count = 0
  const draw = ({ place }) => {
    count += 1
    if (place === 3) throw new Error('refused')
    parentPort.postMessage(new Uint8Array([place, count]))
  }
  draw(workerData)
  if (process.argv.includes('waits-for-more')) parentPort.on('message', draw)`

async function drawn(keepsThread: boolean) {
  const file = new URL(`data:text/javascript,${encodeURIComponent(counting)}`)
  const printer = new Printer<{ place: number }>(file, { keepsThread })
  const results = []
  for (const place of [1, 2, 3, 4]) {
    const bytes = await printer.print({ place }).catch(() => [])
    results.push([...bytes])
  }
  return results
}

test('a thread that is kept draws the next document, and one that has failed draws none', async () => {
  expect(await drawn(true)).toEqual([[1, 1], [2, 2], [], [4, 1]])
})

test('elsewhere each document has a thread of its own', async () => {
  expect(await drawn(false)).toEqual([[1, 1], [2, 1], [], [4, 1]])
})

test('two at once: the second has a thread of its own, and one of the two is kept', async () => {
  const file = new URL(`data:text/javascript,${encodeURIComponent(counting)}`)
  const printer = new Printer<{ place: number }>(file, { keepsThread: true })
  const both = await Promise.all([printer.print({ place: 1 }), printer.print({ place: 2 })])
  expect(both).toEqual([new Uint8Array([1, 1]), new Uint8Array([2, 1])])
  expect(await printer.print({ place: 4 })).toEqual(new Uint8Array([4, 2]))
})
