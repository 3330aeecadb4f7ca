import type { ArchivThema } from '@kurstadt/contract'
import {
  archivDokumentExamples,
  intranetRubrikExamples,
  intranetTextExamples,
} from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import type { IntranetContent } from '../../content/index.ts'
import { Band } from '../anmeldung/index.ts'
import { Intranet, intranetPlace } from './index.ts'

const rubrik = intranetRubrikExamples.typical
const benutzer = {
  uuid: '58845afd-15a9-4aa3-850e-e29eb547e863',
  vorname: 'Ayşe',
  nachname: 'Öztaş',
  email: 'ayse@rathaus.example',
  sitzung: { bleibt: 3_600, laengstens: 43_200, letzte_anmeldung: '2028-05-20T06:30:00.000Z' },
}
const { typical, minimal, 'long-words': long } = intranetTextExamples

function show(content: IntranetContent, rubriken: (typeof rubrik)[] | null = [rubrik]) {
  return renderView(
    <>
      <Band place={intranetPlace} person={benutzer} />
      <Intranet rubriken={rubriken} content={content} heute="2028-06-01" here="/de/intranet/" />
    </>,
    { url: '/de/intranet/' },
  )
}

test('spec 2.7: every page has the categories, whose it is, and the way out', () => {
  show({ kind: 'home', neu: null, rubriken: [{ rubrik, texte: [typical] }] })
  expect(screen.getByText('Angemeldet als Ayşe Öztaş')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Abmelden' })).toBeTruthy()
  const navigation = screen.getByRole('navigation', { name: 'Bereiche des Intranets' })
  const links = within(navigation).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/de/intranet/',
    '/de/intranet/personal/',
    '/de/intranet/dokumente/',
    '/de/intranet/personen/',
  ])
  expect(links[0]?.getAttribute('aria-current')).toBe('page')
})

test('spec 9: home has the latest texts of each category, which lead to the text', () => {
  show({ kind: 'home', neu: null, rubriken: [{ rubrik, texte: [typical, minimal, long] }] })
  const link = screen.getByRole('link', { name: minimal.titel })
  expect(link.getAttribute('href')).toBe('/de/intranet/personal/32/')
  expect(screen.getByRole('link', { name: /Alle Mitteilungen: Personal/ })).toBeTruthy()
})

test('spec 8: what cannot be had is said in a sentence, with another try; the rest stands', () => {
  show({ kind: 'home', neu: null, rubriken: [{ rubrik, texte: null }] })
  expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: rubrik.rubrik })).toBeTruthy()
})

test('spec 8: texts of a category that cannot be had are said in a sentence on its page', () => {
  show({ kind: 'rubrik', rubrik, texte: null, seite: 2, letzteSeite: 2 })
  expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toBeTruthy()
  expect(screen.queryByText('Hier steht noch nichts.')).toBeNull()
})

test('a category without texts says so, and categories that cannot be had too', () => {
  show({ kind: 'rubrik', rubrik, texte: [], seite: 1, letzteSeite: 1 })
  expect(screen.getByText('Hier steht noch nichts.')).toBeTruthy()
  show({ kind: 'home', neu: null, rubriken: [] }, null)
  expect(screen.getByText('Das lässt sich gerade nicht laden.', { exact: false })).toBeTruthy()
})

test('a text has its files, each with a name that it keeps when it is saved', () => {
  show({ kind: 'text', text: typical })
  const [file] = typical.dateien
  const link = screen.getByRole('link', { name: file?.titel ?? '' })
  expect(link.getAttribute('href')).toMatch(
    new RegExp(`^/de/intranet/dokumente/${file?.id}/[\\w-]+[.]pdf$`),
  )
})

const former = {
  ...archivDokumentExamples.typical,
  id: 9,
  titel: 'Alte Fassung',
  gueltig_bis: '2027-01-31',
}
const thema: ArchivThema = {
  id: 1,
  sprache: 'de',
  thema: 'Dienstvereinbarungen',
  sortierung: 0,
  dokumente: [archivDokumentExamples.typical, archivDokumentExamples.minimal, former],
}

test('the archive files what no longer holds under «Frühere Fassungen»', () => {
  show({ kind: 'archiv', themen: [thema], gueltigAm: null })
  const details = screen.getByRole('group')
  expect(within(details).getByText('Frühere Fassungen (1)')).toBeTruthy()
  expect(within(details).getByText('Alte Fassung')).toBeTruthy()
  expect(screen.getByText(/gültig ab 01\.03\.2027, gültig bis 28\.02\.2029/)).toBeTruthy()
})

test('a day on which nothing holds says so, an archive that cannot be had as well', () => {
  show({ kind: 'archiv', themen: [{ ...thema, dokumente: [] }], gueltigAm: '1999-01-01' })
  expect(screen.getByText('An diesem Tag gilt hier kein Dokument.')).toBeTruthy()
  show({ kind: 'archiv', themen: null, gueltigAm: null })
  expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toBeTruthy()
})
