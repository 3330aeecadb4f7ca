import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { changesBetween } from './changes-between.ts'
import { changeInWords, differingPart } from './in-words.ts'

const text = (name: string, label: string): FlattenedField => ({ name, label, type: 'text' })

const fields: FlattenedField[] = [
  text('titel', 'Titel'),
  { name: 'aktiv', label: 'Aktiv', type: 'checkbox' },
  {
    name: 'tag',
    label: 'Tag',
    type: 'date',
    admin: { date: { pickerAppearance: 'dayOnly' } },
  },
  {
    name: 'zeit',
    label: 'Zeit',
    type: 'date',
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    name: 'art',
    label: 'Art',
    type: 'select',
    options: [
      { value: 'a', label: 'Markt' },
      { value: 'b', label: 'Konzert' },
    ],
  },
  { name: 'bild', label: 'Bild', type: 'upload', relationTo: 'medien' },
  { name: 'preis_cent', label: 'Preis', type: 'number' },
  {
    name: 'zeilen',
    label: 'Preise',
    type: 'array',
    labels: { singular: 'Preis', plural: 'Preise' },
    fields: [],
    flattenedFields: [text('wer', 'Für wen')],
  },
  { name: 'text', label: 'Text', type: 'richText' },
  text('_status', 'Status'),
]

const id = '0f0f0f0f-0000-4000-8000-000000000001'
const names = new Map([[id, 'Kurpark im Mai']])
const worded = (before: object, after: object) =>
  changesBetween(fields, { ...before }, { ...after }).map((change) => changeInWords(change, names))

test('E12: values are German, dates are local, ids are titles', () => {
  const before = { aktiv: null, tag: '2031-05-01T12:00:00.000Z', zeit: null, art: 'a', bild: null }
  const after = {
    aktiv: true,
    tag: '2031-05-02T12:00:00.000Z',
    zeit: '2031-07-01T10:30:00.000Z',
    art: 'b',
    bild: id,
    preis_cent: 850,
  }
  expect(worded(before, after)).toEqual([
    { feld: 'Aktiv', before: 'nein', after: 'ja' },
    { feld: 'Tag', before: '01.05.2031', after: '02.05.2031' },
    { feld: 'Zeit', before: '(leer)', after: '01.07.2031, 12:30 Uhr' },
    { feld: 'Art', before: 'Markt', after: 'Konzert' },
    { feld: 'Bild', before: '(leer)', after: 'Kurpark im Mai' },
    { feld: 'Preis', before: '(leer)', after: '8,50 €' },
  ])
})

test('E12: a box that nobody ticked, and what changes with every save, is no change', () => {
  expect(worded({ aktiv: null, _status: 'draft' }, { aktiv: false, _status: 'published' })).toEqual(
    [],
  )
  expect(worded({ titel: '' }, { titel: null })).toEqual([])
})

test('E12: what is gone is said to be gone, not called by its number', () => {
  const gone = '0f0f0f0f-0000-4000-8000-00000000000f'
  expect(worded({ bild: gone }, { bild: null })).toEqual([
    { feld: 'Bild', before: 'ein Eintrag, den es nicht mehr gibt', after: '(leer)' },
  ])
})

test('E12: rows are compared with themselves, wherever they stand', () => {
  const [a, b, c] = [
    { id: 'a', wer: 'Erwachsene' },
    { id: 'b', wer: 'Kinder' },
    { id: 'c', wer: 'Hunde' },
  ]
  expect(worded({ zeilen: [a, b] }, { zeilen: [a, { ...b, wer: 'Kinder bis 14' }, c] })).toEqual([
    { feld: 'Preise › Preis 2 › Für wen', before: 'Kinder', after: 'Kinder bis 14' },
    { feld: 'Preise › Preis 3', before: '(leer)', after: 'Hunde' },
  ])
  expect(worded({ zeilen: [a, b] }, { zeilen: [b, a] })).toEqual([
    {
      feld: 'Preise › Reihenfolge',
      before: 'Erwachsene · Kinder',
      after: 'Kinder · Erwachsene',
    },
  ])
  expect(worded({ zeilen: [a, b] }, { zeilen: [b] })).toEqual([
    { feld: 'Preise › Preis 1', before: 'Erwachsene', after: '(leer)' },
  ])
})

test('E12: of a long text the place is shown where it differs', () => {
  const long = 'Wort '.repeat(80)
  const [before, after] = differingPart(`${long}alt ${long}`, `${long}neu ${long}`)
  expect(before).toMatch(/^… .*Wort alt Wort.* …$/)
  expect(after).toMatch(/^… .*Wort neu Wort.* …$/)
  expect(before.length).toBeLessThan(160)
})

test('E12: a text whose words are the same is said to be formatted anew', () => {
  const written = (format: number) => ({
    root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Bad', format }] }] },
  })
  expect(worded({ text: written(0) }, { text: written(1) })).toEqual([
    { feld: 'Text', before: '', after: 'anders formatiert oder angeordnet' },
  ])
})
