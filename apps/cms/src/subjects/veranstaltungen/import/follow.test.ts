import { expect, test } from 'vitest'
import type { SerieBlock } from '../../../payload-types.ts'
import { emptyEntry } from '../file-readers/index.ts'
import { check, type Imported } from './checked.ts'
import { follow } from './follow.ts'

type Change = NonNullable<SerieBlock['aenderungen']>[number]

const nowhere = { neues_datum: null, timeFrom: null, timeTo: null, veranstaltungsort: null }
const off = (datum: string) => ({ ...nowhere, datum, stand: 'abgesagt' as const })

/** What a calendar says of a choir that meets each Sunday. */
function said(more: object = {}, days: readonly string[] = [], rule: object = {}): Imported {
  const serie = {
    rhythmus: 'woechentlich' as const,
    abstand: 1,
    wochentage: [],
    bis: '2027-06-30',
    anzahl: null,
    ausnahmen: [],
    zusatztermine: [],
    aenderungen: days.map(off),
    ...rule,
  }
  const entry = { ...emptyEntry(1), titel: 'Chor', datum_von: '2027-01-03', timeFrom: '19:00' }
  return check({ ...entry, ...more, serie }, '2027-01-01').imported
}

/** The same as it lies in the office, with these changed days. */
function inOffice(event: Imported, aenderungen: readonly Change[]): Imported {
  const noon = (day: string) => `${day}T12:00:00.000Z`
  const rows = aenderungen.map((row, at) => ({ id: `${at}`, ...row, datum: noon(row.datum) }))
  const serie = event.serie.map((rule) => ({ ...rule, id: 'regel', aenderungen: rows }))
  return { ...event, datum_von: noon(event.datum_von), datum_bis: noon(event.datum_bis), serie }
}

const daysOf = ({ serie }: Imported) =>
  serie[0]?.aenderungen?.map(({ datum }) => datum.slice(0, 10))

test('what nobody in the office touched follows its source', () => {
  const base = said({}, ['2027-01-10'])
  const file = said({ titel: 'Kirchenchor', datum_von: '2027-01-10' }, ['2027-01-17'])
  const found = follow({ own: inOffice(base, [off('2027-01-10')]), base, file })
  expect(found.merged).toMatchObject({ titel: 'Kirchenchor', datum_von: '2027-01-10' })
  expect([daysOf(found.merged), found.kept]).toEqual([['2027-01-17'], []])
  expect(found.changed).toEqual(['Titel', 'Beginn', 'Ende', 'Wiederholung'])
})

test('a day that an editor called off stays called off, with its reason', () => {
  const own = inOffice(said(), [{ ...off('2027-01-10'), grund: 'Die Leiterin ist krank.' }])
  const { changed, kept, merged } = follow({ own, base: said(), file: said({}, ['2027-01-17']) })
  expect(merged.serie[0]).toMatchObject({
    id: 'regel',
    aenderungen: [{ id: '0', grund: 'Die Leiterin ist krank.' }, { datum: '2027-01-17' }],
  })
  expect([changed, kept]).toEqual([['Wiederholung'], ['Termin am 10.01.2027']])
})

test('a day that the source had called off and an editor put back takes place', () => {
  const base = said({}, ['2027-01-10'])
  const { changed, kept, merged } = follow({ own: inOffice(base, []), base, file: base })
  expect([daysOf(merged), changed, kept]).toEqual([[], [], ['Termin am 10.01.2027']])
})

test('an editor’s rule stays while the source changes its own, and so do the hours beside it', () => {
  const [rule] = said({}, [], { bis: '2027-04-30' }).serie
  const weitereZeiten = [{ timeFrom: '21:00' }]
  const own = { ...said(), serie: rule ? [{ ...rule, weitereZeiten }] : [] }
  const { kept, merged } = follow({ own, base: said(), file: said({}, [], { bis: '2027-12-31' }) })
  expect(merged.serie).toMatchObject([{ bis: '2027-04-30', weitereZeiten }])
  expect(kept).toEqual(['Wiederholung'])
})

test('a series that an editor made of it, or took away, stays as it is', () => {
  const single = { ...said(), serie: [] }
  const titled = { ...single, titel: 'Kirchenchor' }
  const made = follow({ own: said(), base: single, file: titled })
  expect([made.merged, made.kept]).toEqual([said({ titel: 'Kirchenchor' }), ['Wiederholung']])
  expect(follow({ own: single, base: said(), file: said() }).merged.serie).toEqual([])
})

test('days and times of the office stay together', () => {
  const own = { ...said(), datum_bis: '2027-01-04', status: 'ausverkauft' as const }
  const { kept, merged } = follow({ own, base: said(), file: said({ datum_von: '2027-02-07' }) })
  expect(merged).toMatchObject({ datum_von: '2027-01-03', datum_bis: '2027-01-04' })
  expect([merged.status, kept]).toEqual(['ausverkauft', ['Beginn', 'Ende', 'Stand']])
})
