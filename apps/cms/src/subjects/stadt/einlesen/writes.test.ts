import { expect, test } from 'vitest'
import { compare, type Stored } from './compare.ts'
import type { Wanted } from './resolve.ts'
import { storedDate } from './town.fixtures.ts'
import { changesOf, type Write, writesOf } from './writes.ts'

const heute = '2026-11-26'
const isHoliday = (day: string) => day === '2027-01-06'

function wish(datum: string, bezirk: number, rest: Partial<Wanted> = {}): Wanted {
  const plain = { ort: null, beginn: null, ende: null, hinweis: null, verschoben_von: null }
  return { zeile: 2, art: 'rest', datum, bezirk, strasse: null, ...plain, ...rest }
}

function both(wanted: Wanted[], stored: Stored[], streichen = false) {
  const difference = compare(wanted, stored, heute)
  const changes = changesOf(difference).map(
    ({ bezirke, datum, ergebnis, von }) =>
      `${ergebnis} ${von === null ? '' : `${von} `}${datum} ${bezirke.join('+')}`,
  )
  return { changes, writes: writesOf(difference, stored, { streichen, isHoliday }) }
}

/** What is stored after the writes. */
function written(stored: Stored[], writes: Write[]): Stored[] {
  const kept = stored.flatMap((one) => {
    const own = writes.find((write) => write.act !== 'create' && write.id === one.id)
    if (own === undefined) return [one]
    return own.act === 'update' ? [{ id: one.id, ...own.data }] : []
  })
  const made = writes.flatMap((write, index) =>
    write.act === 'create' ? [{ id: `neu-${index}`, ...write.data }] : [],
  )
  return [...kept, ...made]
}

const shown = (stored: Stored[]) =>
  stored.map(({ bezirke, datum, id }) => `${id} ${datum} ${bezirke.join('+')}`)

test('new dates of several districts become one entry', () => {
  const { changes, writes } = both([wish('2027-01-05', 2), wish('2027-01-05', 1)], [])
  expect(changes).toEqual(['neu 2027-01-05 1+2'])
  expect(writes).toMatchObject([{ act: 'create', data: { datum: '2027-01-05', bezirke: [1, 2] } }])
})

test('the same file a second time changes nothing', () => {
  const wanted = [wish('2027-01-05', 1, { hinweis: 'Früh' }), wish('2027-01-05', 2)]
  const once = written([], both(wanted, []).writes)
  expect(both(wanted, once)).toEqual({ changes: [], writes: [] })
})

test('a date that moves keeps its entry, and says so where a holiday moved it', () => {
  const stored = [storedDate('a', '2027-01-06', [1, 2]), storedDate('b', '2027-01-20', [1, 2])]
  const days = ['2027-01-07', '2027-01-20']
  const wanted = days.flatMap((day) => [wish(day, 1), wish(day, 2)])
  const { changes, writes } = both(wanted, stored)
  expect(changes).toEqual(['verschoben 2027-01-06 2027-01-07 1+2'])
  expect(writes).toMatchObject([
    { act: 'update', id: 'a', data: { datum: '2027-01-07', verschoben_von: '2027-01-06' } },
  ])
  expect(both(wanted, written(stored, writes)).writes).toEqual([])
})

test('a day that is moved back says nothing more of a holiday', () => {
  const stored = [storedDate('a', '2027-03-31', [1], { verschoben_von: '2027-03-30' })]
  const { writes } = both([wish('2027-03-30', 1)], stored)
  expect(writes).toMatchObject([
    { act: 'update', id: 'a', data: { datum: '2027-03-30', verschoben_von: null } },
  ])
})

test('one of two districts moves: the entry stays with the other', () => {
  const stored = [storedDate('a', '2027-01-05', [1, 2])]
  const { writes } = both([wish('2027-01-08', 1), wish('2027-01-05', 2)], stored)
  expect(shown(written(stored, writes))).toEqual(['a 2027-01-05 2', 'neu-1 2027-01-08 1'])
})

test('a district joins an entry that is there already', () => {
  const stored = [storedDate('a', '2027-01-05', [1])]
  const { changes, writes } = both([wish('2027-01-05', 2)], stored)
  expect(changes).toEqual(['neu 2027-01-05 2'])
  expect(shown(written(stored, writes))).toEqual(['a 2027-01-05 1+2'])
})

test('what the file leaves out stays until somebody wants it gone, and what is over stays for good', () => {
  const stored = [
    storedDate('over', '2026-11-24', [1]),
    storedDate('a', '2026-12-22', [1, 2]),
    storedDate('bio', '2026-12-22', [1], { art: 'bio' }),
  ]
  const wanted = [wish('2026-11-10', 1), wish('2026-12-08', 1)]
  const kept = both(wanted, stored)
  expect(kept.changes).toContain('entfaellt 2026-12-22 1')
  expect(shown(written(stored, kept.writes))).toContain('a 2026-12-22 1+2')
  const gone = both(wanted, stored, true)
  const after = shown(written(stored, gone.writes))
  expect(after).toEqual(
    expect.arrayContaining(['over 2026-11-24 1', 'a 2026-12-22 2', 'bio 2026-12-22 1']),
  )
})

test('an entry that loses its last district is deleted', () => {
  const stored = [storedDate('a', '2027-06-01', [1])]
  const { writes } = both([wish('2027-01-05', 1)], stored, true)
  expect(writes).toContainEqual({ act: 'delete', id: 'a' })
})

test('a date farther away than a week is another one', () => {
  const stored = [storedDate('a', '2027-01-05', [1])]
  const { changes } = both([wish('2027-01-12', 1)], stored)
  expect(changes).toEqual(['neu 2027-01-12 1'])
  expect(both([wish('2027-01-11', 1)], stored).changes).toEqual([
    'verschoben 2027-01-05 2027-01-11 1',
  ])
})

test('words of an editor stay where the file says nothing, and a place is not doubled', () => {
  const stored = [
    storedDate('a', '2027-02-13', [1], {
      ort: 'Parkplatz P2',
      beginn: '09:00',
      hinweis: 'Von Hand',
    }),
  ]
  expect(both([wish('2027-02-13', 1)], stored).writes).toEqual([])
  const at = { ort: 'Parkplatz P2', beginn: '10:00' }
  const { changes, writes } = both([wish('2027-02-13', 1, at)], stored)
  expect(changes).toEqual(['geaendert 2027-02-13 1'])
  expect(writes).toMatchObject([{ act: 'update', data: { beginn: '10:00', hinweis: 'Von Hand' } }])
})
