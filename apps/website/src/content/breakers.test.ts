import { expect, test } from 'vitest'
import { Breakers } from './breakers.server.ts'
import { AnswerError, type AnswerFault, type RawAnswer } from './fetch-answer.server.ts'

const raw: RawAnswer = { status: 200, text: '{}', json: {}, tags: [], isStorable: true }
const fine = async () => raw
const faulty = (fault: AnswerFault) => async (): Promise<RawAnswer> => {
  throw new AnswerError(fault, fault)
}

function made() {
  let time = 0
  const breakers = new Breakers(() => time)
  return {
    breakers,
    advance: (milliseconds: number) => {
      time += milliseconds
    },
    /** What became of a visitor's question: the fault, or `fine`. */
    ask: (name: 'route' | 'menu', how: () => Promise<RawAnswer>, of: object = {}) =>
      breakers.forVisitor({ name, of }, how).then(() => 'fine', faultOf),
    wait: (name: 'route' | 'menu', how: () => Promise<RawAnswer>) =>
      breakers.forBackground(name, how).then(() => 'fine', faultOf),
  }
}

const faultOf = (error: unknown) => (error instanceof AnswerError ? error.fault : 'other')

test.each(['timeout', 'unreadable'] as const)(
  'five of a call that end as «%s» keep visitors from that call alone (F05)',
  async (fault) => {
    const { ask, breakers } = made()
    for (let count = 0; count < 5; count += 1) await ask('menu', faulty(fault))
    expect([await ask('menu', fine), await ask('route', fine)]).toEqual(['resting', 'fine'])
    expect(breakers.isOutage()).toBe(false)
    expect(breakers.open()).toEqual(['menu'])
  },
)

test('five refused connections, of whatever calls, keep everybody from all calls (F05)', async () => {
  const { ask, breakers, advance } = made()
  for (const name of ['menu', 'route', 'menu', 'menu', 'route'] as const)
    await ask(name, faulty('refused'))
  expect([await ask('menu', fine), await ask('route', fine)]).toEqual(['resting', 'resting'])
  expect([breakers.isOutage(), breakers.isShut()]).toEqual([true, true])
  advance(10_000)
  expect([await ask('menu', fine), breakers.isOutage()]).toEqual(['fine', false])
})

test.each(['failed', 'later', 'bad-request'] as const)(
  'an answer with a status says nothing about the next, and that somebody is there: «%s»',
  async (fault) => {
    const { ask } = made()
    for (let count = 0; count < 20; count += 1) await ask('menu', faulty(fault))
    expect(await ask('menu', fine)).toBe('fine')
    for (const now of ['refused', 'refused', 'refused', 'refused', fault, 'refused'] as const)
      await ask('menu', faulty(now))
    expect(await ask('menu', fine)).toBe('fine')
  },
)

test('what one page runs into at once counts once', async () => {
  const { ask } = made()
  const page = {}
  await Promise.all(Array.from({ length: 9 }, () => ask('menu', faulty('timeout'), page)))
  expect(await ask('menu', fine)).toBe('fine')
})

test('the background opens no breaker and stays away from what is open', async () => {
  const { ask, wait } = made()
  for (const fault of ['refused', 'timeout', 'unreadable'] as const)
    for (let count = 0; count < 9; count += 1) await wait('menu', faulty(fault))
  expect(await ask('menu', fine)).toBe('fine')
  for (let count = 0; count < 5; count += 1) await ask('menu', faulty('timeout'))
  expect([await wait('menu', fine), await wait('route', fine)]).toEqual(['resting', 'fine'])
})

test('a trial of a call whose breaker is open does not use up the one of the API', async () => {
  const { ask, advance } = made()
  for (let count = 0; count < 5; count += 1) await ask('menu', faulty('timeout'))
  for (let count = 0; count < 5; count += 1) await ask('route', faulty('refused'))
  advance(9_999)
  expect(await ask('menu', fine)).toBe('resting')
  advance(1)
  expect([await ask('menu', fine), await ask('route', fine)]).toEqual(['fine', 'fine'])
})
