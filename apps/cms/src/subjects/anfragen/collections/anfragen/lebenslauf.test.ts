import { expect, test } from 'vitest'
import { deletionDay, historyAfter } from './lebenslauf.ts'

const now = new Date('2026-11-21T20:00:00Z')
const am = now.toISOString()
const by = { now, who: 'Kim Muster' }

test('a request is kept for 180 days', () => {
  expect(deletionDay('2026-11-21T23:30:00.000Z', 180)).toBe('2027-05-20T12:00:00.000Z')
})

test('the history begins when a request comes in, whatever was sent along', () => {
  const forged = { status: 'neu', verlauf: [{ am, wer: 'Wer?', was: 'gelogen' }] }
  expect(historyAfter(undefined, forged, { now, who: null })).toStrictEqual([
    { am, wer: null, was: 'eingegangen' },
  ])
})

test('a new state and a new person are added, nothing is taken away', () => {
  const verlauf = [{ am, wer: null, was: 'eingegangen' }]
  const before = { status: 'neu', bearbeiter: null, verlauf }
  const after = { status: 'in_arbeit', bearbeiter: 'b1', verlauf: [] }
  expect(historyAfter(before, after, by)).toStrictEqual([
    ...verlauf,
    { am, wer: 'Kim Muster', was: 'Status: in Arbeit' },
    { am, wer: 'Kim Muster', was: 'zugewiesen' },
  ])
})

test('an answer is part of the history, however often it is saved afterwards', () => {
  const before = { status: 'neu', nachrichten: null, verlauf: [] }
  const nachrichten = [{ betreff: 'Gern' }]
  const answered = { status: 'neu', nachrichten }
  const step = { am, wer: 'Kim Muster', was: 'geantwortet' }
  expect(historyAfter(before, answered, by)).toStrictEqual([step])
  expect(historyAfter({ ...answered, verlauf: [step] }, answered, by)).toStrictEqual([step])
})

test('a save that changes neither leaves the history as it is', () => {
  const before = { status: 'neu', bearbeiter: { id: 'b1' }, verlauf: [] }
  expect(historyAfter(before, { notizen: 'Ruft zurück.' }, by)).toStrictEqual([])
  expect(historyAfter(before, { status: 'neu', bearbeiter: 'b1' }, by)).toStrictEqual([])
})
