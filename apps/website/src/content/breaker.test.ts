import { expect, test } from 'vitest'
import { createBreaker } from './breaker.server.ts'

function breakerAt(start = 0) {
  let time = start
  const breaker = createBreaker({ failures: 5, pauseMs: 10_000, now: () => time })
  return { breaker, advance: (milliseconds: number) => (time += milliseconds) }
}

test('it opens after five failures in a row and not before (F05)', () => {
  const { breaker } = breakerAt()
  for (let count = 0; count < 4; count += 1) breaker.failed()
  expect(breaker.mayCall()).toBe(true)
  breaker.succeeded()
  for (let count = 0; count < 5; count += 1) breaker.failed()
  expect([breaker.isOpen(), breaker.mayCall()]).toEqual([true, false])
})

test('after ten seconds it lets one trial through: success closes it, failure opens it anew', () => {
  const { breaker, advance } = breakerAt()
  for (let count = 0; count < 5; count += 1) breaker.failed()
  advance(10_000)
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false])
  breaker.failed()
  expect(breaker.mayCall()).toBe(false)
  advance(10_000)
  expect(breaker.mayCall()).toBe(true)
  breaker.succeeded()
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true])
})

test('a trial that says nothing about the service is given back', () => {
  const { breaker, advance } = breakerAt()
  for (let count = 0; count < 5; count += 1) breaker.failed()
  advance(10_000)
  breaker.mayCall()
  breaker.undecided()
  expect(breaker.mayCall()).toBe(true)
})
