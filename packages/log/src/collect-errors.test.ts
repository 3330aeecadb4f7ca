import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { collectErrors } from './collect-errors.ts'
import { createLog } from './create-log.ts'

const log = createLog({ level: 'info' }, { write: () => undefined })

test('errors that are logged on the way are known, those of others at the same time are not', async () => {
  const [one, other]: [Error[], Error[]] = [[], []]
  const work = async (name: string) => {
    await sleep(1)
    log.warn({ err: new Error('only a warning') }, 'slow')
    log.error('words alone')
    log.error({ err: new Error(name) }, 'failed')
    return name
  }
  const made = [collectErrors(one, () => work('one')), collectErrors(other, () => work('other'))]
  expect(await Promise.all(made)).toEqual(['one', 'other'])
  log.error({ err: new Error('afterwards') }, 'failed')
  expect([one, other].map((all) => all.map(({ message }) => message))).toEqual([['one'], ['other']])
})

test('they are known as well where the work throws', async () => {
  const errors: Error[] = []
  const failing = async () => {
    log.error(new Error('why'))
    throw new Error('leads elsewhere')
  }
  await expect(collectErrors(errors, failing)).rejects.toThrow('leads elsewhere')
  expect(errors.map(({ message }) => message)).toEqual(['why'])
})
