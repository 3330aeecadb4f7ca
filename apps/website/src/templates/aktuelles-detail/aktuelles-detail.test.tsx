import { aktuellesExamples, examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { AktuellesDetail } from './aktuelles-detail.tsx'

const { typical } = examples['aktuelles-detail']

test('typical: date in words, introduction, text and the way back', () => {
  const url = '/de/aktuelles/bergbahn-id_4/'
  renderView(<AktuellesDetail block={typical} />, { url })
  expect(screen.getByText('Montag, 14. Juni 2027')).toBeTruthy()
  expect(screen.getByText(typical.context.einleitung)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Alle Meldungen' }).getAttribute('href')).toBe(
    '/de/aktuelles/',
  )
})

test('everything filled in: the further link, its files and how to pass it on', () => {
  const block = { ...typical, context: aktuellesExamples['everything-filled-in'] }
  renderView(<AktuellesDetail block={block} />, { url: '/de/aktuelles/bergbahn-id_8/' })
  expect(screen.getByRole('link', { name: 'Zum Fahrplan' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Fahrplan PDF/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Per E-Mail senden' })).toBeTruthy()
})

test('not translated: on the English page the article is marked as German, our words are not', () => {
  renderView(<AktuellesDetail block={typical} />, { url: '/en/news/x-id_4/', sprache: 'en' })
  expect(languageOf(screen.getByText(typical.context.einleitung))).toBe('de')
  expect(languageOf(screen.getByText('Montag, 14. Juni 2027'))).toBe('de')
  expect(languageOf(screen.getByRole('link', { name: 'All news' }))).toBe('the page')
})
