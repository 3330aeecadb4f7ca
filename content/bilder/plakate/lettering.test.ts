import { expect, test } from 'vitest'
import { lettering } from './lettering.ts'

const line = { x: 100, y: 50, size: 1000, fill: '#000000' }
const leftOf = (svg: string) => Number(/translate\((-?[\d.]+) 50\)/.exec(svg)?.[1])

test('words begin, end or stand centred at their place', () => {
  const left = leftOf(lettering('Gala', line))
  const right = leftOf(lettering('Gala', { ...line, align: 'right' }))
  const center = leftOf(lettering('Gala', { ...line, align: 'center' }))
  expect(left).toBe(100)
  expect(right).toBeLessThan(-1000)
  expect(center).toBeCloseTo((left + right) / 2)
})

test('tracking moves letters apart, and a space takes room without an outline', () => {
  const width = (text: string, tracking = 0) =>
    100 - leftOf(lettering(text, { ...line, align: 'right', tracking }))
  expect(width('ab', 0.1) - width('ab')).toBeCloseTo(100)
  expect(width('a b')).toBeGreaterThan(width('ab') + 200)
  expect(lettering('a b', line).match(/<path/g)).toHaveLength(2)
})

test('a letter without outline is refused, for it would be missing on the poster', () => {
  expect(() => lettering('Ж', line)).toThrow('Add an outline')
})
