import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runInSlots } from './schedule.ts'

type Named = {
  name: string
  after?: readonly string[]
  onlyBeside?: readonly string[]
  milliseconds?: number
}

/** Runs the steps and writes down what began and ended, in order, and what ran at most at once. */
async function run(steps: readonly Named[], atOnce = 2) {
  const log: string[] = []
  const running = new Set<string>()
  const most = { count: 0 }
  await runInSlots(steps, atOnce, async ({ name, milliseconds = 5 }) => {
    running.add(name)
    most.count = Math.max(most.count, running.size)
    log.push(`+${name}`)
    await sleep(milliseconds)
    log.push(`-${name}`)
    running.delete(name)
  })
  return { log, most }
}

test('steps run side by side, no more than there are slots, and each runs once', async () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const { log, most } = await run(names.map((name) => ({ name })))
  expect(most.count).toBe(2)
  expect(log.filter((line) => line.startsWith('+'))).toEqual(names.map((name) => `+${name}`))
})

test('a step waits for those it names, and another one takes the slot meanwhile', async () => {
  const { log } = await run([
    { name: 'types', milliseconds: 30 },
    { name: 'lint types', after: ['types'] },
    { name: 'styles' },
  ])
  expect(log).toEqual(['+types', '+styles', '-styles', '-types', '+lint types', '-lint types'])
})

test('a step does not wait for one that was not chosen', async () => {
  const { log } = await run([{ name: 'contract', after: ['build'] }])
  expect(log).toEqual(['+contract', '-contract'])
})

test('a step that is to be alone has nothing beside it', async () => {
  const alone = { name: 'b', onlyBeside: [], milliseconds: 20 }
  const { log } = await run([{ name: 'a', milliseconds: 20 }, alone, { name: 'c' }])
  expect(log.indexOf('-b')).toBe(log.indexOf('+b') + 1)
})

test('a step that is to be beside one other has that one alone beside it', async () => {
  const [d, e] = [
    { name: 'd', onlyBeside: ['e'], milliseconds: 20 },
    { name: 'e', onlyBeside: ['d'], milliseconds: 40 },
  ]
  const { log } = await run([{ name: 'a', milliseconds: 20 }, d, { name: 'b' }, e, { name: 'c' }])
  expect(log).toEqual(['+a', '+b', '-b', '+c', '-c', '-a', '+d', '+e', '-d', '-e'])
})

test('a failure of the runner itself ends the run', async () => {
  const begin = async () => {
    throw new Error('no disk')
  }
  await expect(runInSlots([{ name: 'a' }], 2, begin)).rejects.toThrow('no disk')
})
