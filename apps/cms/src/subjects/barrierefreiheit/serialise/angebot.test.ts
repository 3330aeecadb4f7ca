import { expect, test } from 'vitest'
import { angebotOf, type StoredAngebot } from './angebot.ts'

const shown = { sprache: 'de', heute: '2027-06-01', translated: null } as const
const checked: StoredAngebot = {
  status: 'teilweise',
  geprueft: '2027-05-28T12:00:00.000Z',
  erstellt: '2027-05-30T12:00:00.000Z',
  methode: 'extern',
  pruefer: 'Prüfwerk',
}
const pruefungOf = (stored: StoredAngebot) => angebotOf('website', stored, shown).pruefung

test('what was checked is declared with day, way and who', () => {
  expect(pruefungOf(checked)).toEqual({
    status: 'teilweise',
    geprueft: '2027-05-28',
    erstellt: '2027-05-30',
    methode: 'extern',
    pruefer: 'Prüfwerk',
  })
})

test.each([
  ['no result', { ...checked, status: null }],
  ['no day', { ...checked, geprueft: null }],
  ['no way of checking', { ...checked, methode: null }],
  ['a check that is still to come', { ...checked, geprueft: '2027-06-02T12:00:00.000Z' }],
  ['nothing', {}],
] satisfies [string, StoredAngebot][])('half a form declares nothing: %s', (_, stored) => {
  expect(pruefungOf(stored)).toBeNull()
})

test('nobody who checked alone is named twice, and a declaration of tomorrow has no day', () => {
  expect(pruefungOf({ ...checked, methode: 'selbst' })?.pruefer).toBeNull()
  expect(pruefungOf({ ...checked, erstellt: '2027-06-02T12:00:00.000Z' })?.erstellt).toBeNull()
  expect(pruefungOf({ ...checked, pruefer: '  ' })?.pruefer).toBeNull()
})

test('a fault or a burden is never «vollständig», whatever an import brought', () => {
  const full = { ...checked, status: 'vollstaendig' } as const
  const withPoint = (grund: 'offen' | 'belastung' | 'ausnahme') =>
    pruefungOf({ ...full, ausnahmen: [{ id: 'a', grund, was: 'Eine Karte.' }] })?.status
  expect(withPoint('offen')).toBe('teilweise')
  expect(withPoint('belastung')).toBe('teilweise')
  expect(withPoint('ausnahme')).toBe('vollstaendig')
})

test('a point without words is left out, and does not contradict anything', () => {
  const stored = { ...checked, ausnahmen: [{ id: 'a', grund: 'offen' as const, was: '   ' }] }
  expect(angebotOf('website', stored, shown).ausnahmen).toEqual([])
})

test('a point is overdue on the day after its last one; what stays as it is has no last day', () => {
  const overdue = (bis: string, grund: 'offen' | 'ausnahme' = 'offen') =>
    angebotOf('rat', { ausnahmen: [{ id: 'a', grund, was: 'Anlagen.', bis }] }, shown).ausnahmen[0]
      ?.ueberfaellig
  expect(overdue('2027-05-31T12:00:00.000Z')).toBe(true)
  expect(overdue('2027-06-01T12:00:00.000Z')).toBe(false)
  expect(overdue('2027-05-31T12:00:00.000Z', 'ausnahme')).toBe(false)
})

test('in English each point says which language it is in', () => {
  const stored: StoredAngebot = {
    ausnahmen: [
      { id: 'a', grund: 'offen', was: 'Some files.' },
      { id: 'b', grund: 'offen', was: 'Anlagen.' },
    ],
  }
  const english = { ...shown, sprache: 'en', translated: new Set(['a']) } as const
  const languages = angebotOf('website', stored, english).ausnahmen.map(({ sprache }) => sprache)
  expect(languages).toEqual(['en', 'de'])
})
