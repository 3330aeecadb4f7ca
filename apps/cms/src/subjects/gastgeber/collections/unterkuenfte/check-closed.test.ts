import { mostClosed } from '@kurstadt/contract/partner'
import { expect, test } from 'vitest'
import { checkClosed } from './check-closed.ts'

const turn = { von: '2030-12-28T12:00:00.000Z', bis: '2031-01-06T12:00:00.000Z' }

test('a host names each period once, however its days are written', () => {
  expect(checkClosed([turn, { ...turn, bis: '2031-01-07T12:00:00.000Z' }])).toBe(true)
  expect(checkClosed([turn, { ...turn, von: '2030-12-28', hinweis: 'Umbau' }])).toBe(
    'Zeitraum 2 nennt dieselben Tage wie Zeitraum 1. Bitte löschen Sie einen von beiden.',
  )
})

test('rows that are not filled in are no periods yet, and too many are told', () => {
  expect(checkClosed([{ von: null, bis: null }, {}, { von: turn.von }, { von: turn.von }])).toBe(
    true,
  )
  expect(checkClosed(undefined)).toBe(true)
  const rows = Array.from({ length: mostClosed + 1 }, () => ({}))
  expect(checkClosed(rows)).toBe(
    `Bitte höchstens ${mostClosed} Zeiträume eintragen und vergangene löschen. Jetzt sind es ${mostClosed + 1}.`,
  )
})
