import { expect, test } from 'vitest'
import { around, fade, isMoving, placesOf, type Situation, stay, stepOfKey } from './moves.ts'

const free: Situation = {
  isWanted: true,
  isMotionReduced: false,
  isHovered: false,
  hasFocus: false,
  isInSight: true,
  isPageHidden: false,
}

test('autoplay 6000 ms with a 600 ms fade', () => {
  expect({ stay, fade }).toEqual({ stay: 6000, fade: 600 })
})

test('a carousel moves by itself while nobody minds', () => {
  expect(isMoving(free)).toBe(true)
})

test.each<[string, Partial<Situation>]>([
  ['it is paused', { isWanted: false }],
  ['the visitor asked for less motion', { isMotionReduced: true }],
  ['the pointer is on it', { isHovered: true }],
  ['the focus is in it', { hasFocus: true }],
  ['it is out of sight', { isInSight: false }],
  ['the page is hidden', { isPageHidden: true }],
])('it rests while %s', (_, change) => {
  expect(isMoving({ ...free, ...change })).toBe(false)
})

test('behind the last place comes the first, before the first the last', () => {
  expect([around(5, 5), around(-1, 5), around(2, 5), around(3, 0)]).toEqual([0, 4, 2, 0])
})

test('with three of five in sight there are three places; what fits has one', () => {
  expect([placesOf(5, 1), placesOf(5, 3), placesOf(3, 3), placesOf(2, 4)]).toEqual([5, 3, 1, 1])
})

test('only the arrows to the sides are keys of a carousel', () => {
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Home', ' '].map(stepOfKey)).toEqual([
    1, -1, 0, 0, 0,
  ])
})
