import { bekanntmachungExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { CheckNotice } from './index.ts'

const { id, sprache, titel, detailURL } = bekanntmachungExamples.typical
const hash = 'a'.repeat(64)
const log = { eintraege: 41, letzte: 'b'.repeat(64), bruch: null, treffer: [] }
const hit = {
  was: 'wortlaut' as const,
  titel,
  nr: 41,
  bekanntgemacht_am: '2027-05-31T22:00:00.000Z',
  unveraendert: true,
  bekanntmachung: { id, sprache, titel, detailURL },
}

test('the form takes a file or words, and works without JavaScript', () => {
  renderView(<CheckNotice checked={{ hash: null, pruefung: log }} problem={null} />)
  const [form] = document.forms
  expect([form?.method, form?.enctype, form?.getAttribute('action')]).toEqual([
    'post',
    'multipart/form-data',
    '/de/bekanntmachungen/pruefen/',
  ])
  expect(screen.getByLabelText('Textdatei oder Anlage')).toBeTruthy()
  expect(screen.getByText(/Alle 41 Einträge/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Ergebnis' })).toBeNull()
})

test('a copy that is found: which notice it is, since when, and that it is unchanged', () => {
  renderView(
    <CheckNotice checked={{ hash, pruefung: { ...log, treffer: [hit] } }} problem={null} />,
  )
  expect(screen.getByText(/Zeichen für Zeichen der Wortlaut/)).toBeTruthy()
  expect(screen.getByText('Bekannt gemacht am 1. Juni 2027, 00:00:00 Uhr.')).toBeTruthy()
  expect(screen.getByText(/bis heute unverändert/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zur Bekanntmachung' })).toBeTruthy()
})

test('one that was changed afterwards, one that nobody knows, and a broken log are said as what they are', () => {
  const changed = { ...log, bruch: 12, treffer: [{ ...hit, unveraendert: false }] }
  const { unmount } = renderView(
    <CheckNotice checked={{ hash, pruefung: changed }} problem={null} />,
  )
  expect(screen.getByText(/nach ihrer Veröffentlichung verändert/)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toMatch(/Ab Eintrag 12/)
  unmount()
  renderView(<CheckNotice checked={{ hash, pruefung: log }} problem={null} />)
  expect(screen.getByText(/im Verzeichnis nicht zu finden/)).toBeTruthy()
})

test('nothing sent, a book and a database that is away are said where they belong', () => {
  const { unmount } = renderView(
    <CheckNotice checked={{ hash: null, pruefung: log }} problem="fehlt" />,
  )
  expect(screen.getByRole('link', { name: /wählen Sie eine Datei/ }).getAttribute('href')).toBe(
    '#kopie-datei',
  )
  unmount()
  renderView(<CheckNotice checked={{ hash, pruefung: 'away' }} problem={null} />)
  expect(screen.getByRole('alert').textContent).toMatch(/gleich noch einmal/)
  expect(screen.queryByText(/nicht zu finden/)).toBeNull()
})
