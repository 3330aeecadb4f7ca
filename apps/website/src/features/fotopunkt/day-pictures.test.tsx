import { fotopunktExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { type Day, DayPictures } from './day-pictures.tsx'

const { typical, minimal } = fotopunktExamples
const heute = '2027-06-20'
const show = (day: Day, sprache: 'de' | 'en' = 'de') =>
  renderView(<DayPictures day={day} heute={heute} />, { sprache })
const day = (tag: string | null, bilder = [typical]): Day => ({
  kind: 'day',
  tag,
  bilder,
  newest: '2027-06-18',
})
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

test('a day: its pictures with their times, and the days before and after', () => {
  show(day('2027-06-18', [typical, { ...typical, id: 9, aufgenommen_am: '2027-06-18T12:30' }]))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Freitag, 18. Juni 2027')
  const times = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(times).toEqual(['07:52 Uhr', '12:30 Uhr'])
  expect(link('Tag davor')).toBe('/de/fotopunkt-archiv/?datum=2027-06-17')
  expect(link('Tag danach')).toBe('/de/fotopunkt-archiv/?datum=2027-06-19')
})

test('after today there is no day', () => {
  show(day(heute))
  expect(link('Tag danach')).toBeUndefined()
})

test('a picture that has gone takes no day away', () => {
  show(day('2027-06-18', [minimal, typical]))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a day without pictures says so and leads to the last one that has some', () => {
  show(day('1900-01-01', []))
  expect(screen.getByText(/keine Bilder/)).toBeTruthy()
  expect(link('Zum letzten Tag mit Bildern: Freitag, 18. Juni 2027')).toBe('/de/fotopunkt-archiv/')
})

test('without any picture at all there is nowhere to go but home', () => {
  show({ kind: 'day', tag: null, bilder: [], newest: null })
  expect(screen.getByText('Noch gibt es keine Bilder vom Fotopunkt.')).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Zur Startseite',
  ])
})

test.each([
  ['future', 'This day is still to come. Please choose a day up to today.'],
  ['unreadable', 'There is no such day. Please write it like this: 18.06.2027.'],
  ['away', 'The archive cannot be loaded at the moment. Please try again in a few minutes.'],
] as const)('%s is said, with a way on', (kind, words) => {
  show({ kind }, 'en')
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(link('To the last day with pictures')).toBe('/en/photo-point-archive/')
})
