import { expect, test } from 'vitest'
import { examples } from '../examples/index.ts'
import { parseBlock } from './index.ts'

const { typical: list } = examples.veranstaltungen
const wire = { ...list, context: 'veranstaltungen' }

test('the answer of a block’s call takes the place of its name', () => {
  expect(parseBlock(wire, { veranstaltungen: list.context })).toStrictEqual({ block: list })
})

test('a block whose answer is missing or broken is dropped with its reason', () => {
  for (const answers of [{}, { veranstaltungen: null }, { veranstaltungen: { data: 'x' } }])
    expect(parseBlock(wire, answers)).toMatchObject({ problem: { template: 'veranstaltungen' } })
})

test('a name that every object has is no answer', () => {
  expect(parseBlock({ ...wire, context: 'toString' }, {})).toHaveProperty('problem')
})

test('an unknown template is named, and what is no block at all is reported as «?»', () => {
  expect(parseBlock({ ...wire, template: 'gibt-es-nicht' }, {})).toStrictEqual({
    problem: { template: 'gibt-es-nicht', message: 'unknown template' },
  })
  expect(parseBlock({ ...wire, template: '__proto__' }, {})).toHaveProperty('problem')
  for (const raw of [null, 4, 'text', [], {}])
    expect(parseBlock(raw, {})).toMatchObject({ problem: { template: '?' } })
})

test('a block that needs no answer takes none', () => {
  const { typical } = examples.text
  expect(parseBlock({ ...typical, context: null }, {})).toStrictEqual({ block: typical })
})
