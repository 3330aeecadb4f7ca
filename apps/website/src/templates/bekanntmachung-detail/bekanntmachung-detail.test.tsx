import { bekanntmachungExamples, examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { BekanntmachungDetail } from './bekanntmachung-detail.tsx'

const { english, typical } = examples['bekanntmachung-detail']
const blockOf = (context: typeof bekanntmachungExamples.typical, unveraendert: boolean | null) => ({
  ...typical,
  context: { ...context, unveraendert },
})
const corrected = blockOf(bekanntmachungExamples.corrected, true)
const correction = blockOf(bekanntmachungExamples.correction, true)
const changed = blockOf(bekanntmachungExamples.typical, false)
const draft = blockOf(bekanntmachungExamples.draft, null)
const url = '/de/rathaus/bekanntmachungen/bebauungsplan-id_7/'

test('typical: legal basis, the second of publication in the town’s time, days and office', () => {
  renderView(<BekanntmachungDetail block={typical} />, { url })
  expect(screen.getByText('§ 3 Abs. 2 des Baugesetzbuchs')).toBeTruthy()
  expect(screen.getByText('1. Juni 2027, 00:00:00 Uhr')).toBeTruthy()
  expect(screen.getByText('01.06.2027 bis 09.07.2027')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bauamt' })).toBeTruthy()
})

test('the PDF, the wording, the log and the check of this very notice are one click away', () => {
  renderView(<BekanntmachungDetail block={typical} />, { url })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  const { pruefsumme } = typical.context.nachweis ?? { pruefsumme: '' }
  expect(hrefOf('Bekanntmachung als PDF')).toBe('/de/bekanntmachungen/7.pdf')
  expect(hrefOf('Wortlaut als Textdatei')).toBe('/de/bekanntmachungen/7.txt')
  expect(hrefOf('Verzeichnis herunterladen (CSV)')).toBe('/de/bekanntmachungen.csv')
  expect(hrefOf('Eine Kopie prüfen')).toBe(`/de/bekanntmachungen/pruefen/?pruefsumme=${pruefsumme}`)
  expect(screen.getByText('Eintrag 41 im Verzeichnis der Bekanntmachungen')).toBeTruthy()
})

test('a corrected notice says first what counts instead, and a correction what it corrects', () => {
  const { unmount } = renderView(<BekanntmachungDetail block={corrected} />, { url })
  const [by] = corrected.context.berichtigt_durch
  expect(screen.getByText(/ist berichtigt worden/)).toBeTruthy()
  expect(screen.getByRole('link', { name: by?.titel ?? '' })).toBeTruthy()
  unmount()
  renderView(<BekanntmachungDetail block={correction} />, { url })
  expect(screen.getByText(/Diese Bekanntmachung berichtigt:/)).toBeTruthy()
})

test('one that differs from the log says so, and offers no PDF', () => {
  renderView(<BekanntmachungDetail block={changed} />, { url })
  expect(screen.getByRole('alert').textContent).toMatch(/weicht von dem ab/)
  expect(screen.queryByRole('link', { name: 'Bekanntmachung als PDF' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Wortlaut als Textdatei' })).toBeTruthy()
})

test('a draft has no place in the log', () => {
  renderView(<BekanntmachungDetail block={draft} />, { url })
  expect(screen.queryByRole('heading', { name: 'Nachweis' })).toBeNull()
})

test('english: that only the German counts is said', () => {
  renderView(<BekanntmachungDetail block={english} />, {
    url: '/en/town-hall/public-notices/zoning-plan-id_7/',
    sprache: 'en',
  })
  expect(screen.getByText('Only the German wording is legally binding.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Notice as a PDF (in German)' })).toBeTruthy()
  expect(languageOf(screen.getByRole('link', { name: 'Building office' }))).toBe('the page')
  expect(languageOf(screen.getByRole('link', { name: /falsche Frist/ }))).toBe('de')
})
