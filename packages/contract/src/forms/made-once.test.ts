import { expect, test } from 'vitest'
import { fieldNamesOf, forms } from './index.ts'
import { madeOnce } from './made-once.ts'

test('what is made of a day is made once, and the day before is forgotten', () => {
  const make = madeOnce((heute: string) => ({ heute }))
  const first = make('2031-05-01')
  expect(make('2031-05-01')).toBe(first)
  expect(make('2031-05-02')).toEqual({ heute: '2031-05-02' })
  expect(make('2031-05-01')).not.toBe(first)
  expect(make('2031-05-01')).toEqual(first)
})

test('a form judges by the day that it is asked for, whatever was asked before', () => {
  const validate = (heute: string) =>
    forms.fuehrung(heute).shape.termin.safeParse('2031-05-02').success
  expect([validate('2031-05-02'), validate('2031-05-03'), validate('2031-05-02')]).toEqual([
    true,
    false,
    true,
  ])
})

test('asking for the fields of a form does not make its schema anew', () => {
  fieldNamesOf('fuehrung')
  const schema = forms.fuehrung('2031-05-01')
  fieldNamesOf('fuehrung')
  expect(forms.fuehrung('2031-05-01')).toBe(schema)
})
