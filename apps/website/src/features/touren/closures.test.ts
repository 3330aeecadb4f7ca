import type { Sperrung } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { closedStretches, closureInWords, stateOn } from './closures.ts'
import { measured, pieceOf } from './measure-way.ts'
import { de as words } from './texts-de.ts'

const heute = '2026-11-26'
const closure = (row: Partial<Sperrung>): Sperrung => ({
  von: '2026-11-12',
  bis: null,
  wo: null,
  strecke: null,
  grund: null,
  durch: null,
  ...row,
})
const strecke = { von: 1.9, bis: 2.7 }
const stateOf = (...sperrungen: Sperrung[]) => stateOn(heute, { sperrungen }).art
const say = (row: Partial<Sperrung>) => closureInWords(closure(row), { heute, words })

test('a stretch in words or in kilometres closes a part, a closure without either all of it', () => {
  expect(stateOf()).toBe('offen')
  expect(stateOf(closure({ strecke }))).toBe('teilweise')
  expect(stateOf(closure({ wo: 'Am Wasserfall' }))).toBe('teilweise')
  expect(stateOf(closure({ strecke }), closure({}))).toBe('gesperrt')
  expect(stateOf(closure({ strecke, bis: '2026-11-25' }))).toBe('offen')
})

test('a closure says where, by words, by kilometres or both', () => {
  const when = 'seit 12.11.2026, bis auf Weiteres gesperrt.'
  expect(say({})).toBe(`Die ganze Tour ist ${when}`)
  expect(say({ strecke })).toBe(`Kilometer 1,9 bis 2,7: ${when}`)
  expect(say({ wo: 'Am Wasserfall', strecke })).toBe(
    `Am Wasserfall (Kilometer 1,9 bis 2,7): ${when}`,
  )
})

test('what is drawn is closed today: nothing that is over, to come, or without kilometres', () => {
  const sperrungen = [
    closure({ strecke }),
    closure({ strecke, von: '2026-11-27' }),
    closure({ strecke, bis: '2026-11-25' }),
    closure({ wo: 'Am Wasserfall' }),
  ]
  expect(closedStretches(heute, { sperrungen })).toEqual([strecke])
})

test('a piece of a way has its own ends, between the points of the way', () => {
  const way = measured([
    [8.4, 48.6],
    [8.4, 48.7],
    [8.4, 48.8],
  ])
  const long = way.at(-1)?.at ?? 0
  const piece = pieceOf(way, long / 4, (long * 3) / 4)
  expect(piece.map(([, breite]) => Number(breite.toFixed(4)))).toEqual([48.65, 48.7, 48.75])
  expect(pieceOf(way, 0, long * 2)).toHaveLength(3)
  for (const [from, to] of [
    [long * 2, long * 3],
    [1, 1],
  ] as const)
    expect(pieceOf(way, from, to)).toEqual([])
  expect(pieceOf([], 0, 10)).toEqual([])
})
