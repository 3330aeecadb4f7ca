import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

function at(most: number) {
  let time = 0
  const allowance = createAllowance({ most, within: 1000, now: () => time })
  const wait = (ms: number) => {
    time += ms
  }
  return { allowance, wait }
}

test('T60: what is beyond the allowance is refused until its time is over', () => {
  const { allowance, wait } = at(2)
  expect([allowance.use('a'), allowance.use('a'), allowance.use('a')]).toEqual([true, true, false])
  expect(allowance.use('b')).toBe(true)
  wait(999)
  expect(allowance.use('a')).toBe(false)
  wait(1)
  expect(allowance.use('a')).toBe(true)
})

test('what turned out not to be new is given back, and never more than was used', () => {
  const { allowance } = at(1)
  allowance.use('a')
  allowance.giveBack('a')
  allowance.giveBack('a')
  expect([allowance.use('a'), allowance.use('a')]).toEqual([true, false])
})

test('bytes count as well as pieces', () => {
  const { allowance } = at(10)
  expect([allowance.use('a', 6), allowance.use('a', 5), allowance.use('a', 4)]).toEqual([
    true,
    false,
    true,
  ])
})

test('ten thousand senders later the first is forgotten, not the memory full', () => {
  const { allowance } = at(1)
  allowance.use('first')
  for (let sender = 0; sender < 10_000; sender += 1) allowance.use(`sender ${sender}`)
  expect(allowance.use('first')).toBe(true)
})
