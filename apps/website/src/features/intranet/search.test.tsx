import type { IntranetTreffer, Mitarbeiter } from '@kurstadt/contract'
import { mitarbeiterExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import type { IntranetContent } from '../../content/index.ts'
import { Intranet } from './index.ts'

// 18.5: the search within the intranet, what is new, and who works here.

const text: IntranetTreffer = {
  art: 'text',
  id: 4,
  titel: 'Betriebsausflug',
  auszug: 'Wir wandern.',
  datum: '2028-05-02',
  rubrik: { rubrik: 'Personal', url: 'personal' },
  datei: null,
  frueher: false,
}
const former: IntranetTreffer = {
  art: 'dokument',
  id: 4,
  titel: 'Alte Regel',
  auszug: '',
  datum: null,
  rubrik: null,
  datei: { id: 7, titel: 'regel', format: 'PDF', groesse: 1_000, stand: '2020-01-01' },
  frueher: true,
}

function show(content: IntranetContent) {
  return renderView(
    <Intranet rubriken={[]} content={content} heute="2028-06-01" here="/de/intranet/" />,
    {
      url: '/de/intranet/suche/',
    },
  )
}

const search = { kind: 'suche', q: 'Regel', seite: 1 } as const

test('hits lead to their text or open their file, and say what holds no longer', () => {
  show({ ...search, treffer: [text, former], anzahl: 2 })
  expect(screen.getByRole('status').textContent).toBe('2 Treffer für „Regel“')
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('Betriebsausflug')).toBe('/de/intranet/personal/4/')
  expect(link('Alte Regel')).toBe('/de/intranet/dokumente/7/Alte-Regel.pdf')
  expect(screen.getByText('Dokument, gilt nicht mehr')).toBeTruthy()
  expect(screen.getAllByRole('searchbox')).toHaveLength(1)
})

test('many hits go on on further pages, with the same question', () => {
  show({ ...search, treffer: [text], anzahl: 45 })
  const next = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(next).toContain('/de/intranet/suche/?q=Regel&seite=3')
})

test.each([
  [{ treffer: [], anzahl: 0 }, /steht nichts im Intranet/],
  [{ treffer: null, anzahl: 0 }, /lässt sich gerade nicht laden/],
  [{ q: '', treffer: [], anzahl: 0 }, /^Gesucht wird in/],
])('nothing found, nobody there, nothing asked: each is said', (found, words) => {
  show({ ...search, ...found })
  expect(screen.getByText(words)).toBeTruthy()
})

test('home says what came since the last time, and how much more there is', () => {
  const neu = { seit: '2028-05-20T23:30:00.000Z', treffer: [text], anzahl: 12 }
  show({ kind: 'home', rubriken: [], neu })
  expect(screen.getByText('Das war am 21.05.2028.')).toBeTruthy()
  expect(screen.getByText(/^Und 11 weitere/)).toBeTruthy()
})

test('nothing new is said, and at the first login nothing of it', () => {
  show({
    kind: 'home',
    rubriken: [],
    neu: { seit: '2028-05-20T09:00:00.000Z', treffer: [], anzahl: 0 },
  })
  expect(screen.getByText('Seitdem ist nichts dazugekommen.')).toBeTruthy()
})

const people: Mitarbeiter[] = [mitarbeiterExamples.typical, mitarbeiterExamples['long-words']]
const { nachname, zimmer } = mitarbeiterExamples.typical

test.each([
  ['', 2],
  [nachname.toUpperCase(), 1],
  [`zimmer ${zimmer}`.replace('zimmer ', ''), 1],
  ['niemand', 0],
])('people are found by what they are called and where they sit: «%s»', (q, count) => {
  show({ kind: 'personen', q, personen: people })
  expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(count)
})
