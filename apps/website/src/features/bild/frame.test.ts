import { examples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { frameOf } from './index.ts'

const across = examples['bild-text'].typical.options.bild
const shaped = (breite: number, hoehe: number) => (across ? [{ ...across, breite, hoehe }] : [])

test('pictures stand together in a lying frame as soon as one of them lies', () => {
  expect(frameOf([...shaped(2000, 1125), ...shaped(1500, 2100)])).toBe('4 / 3')
})

test('posters and portraits keep their own shape', () => {
  expect(frameOf(shaped(1500, 2100))).toBeUndefined()
  expect(frameOf([...shaped(1000, 1000), ...shaped(1500, 2100)])).toBeUndefined()
})
