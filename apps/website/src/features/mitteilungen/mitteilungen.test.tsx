import type { Pushangebot } from '@kurstadt/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserWith, schluessel } from '../../../tests/support/push-browser.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Messages } from './messages.tsx'
import { start } from './mitteilungen.behaviour.ts'

const angebot: Pushangebot = {
  sprache: 'de',
  schluessel,
  rubriken: [
    { id: 1, rubrik: 'Konzerte' },
    { id: 2, rubrik: 'Märkte' },
    { id: 3, rubrik: 'Führungen' },
  ],
  kalender: '/de/buergerservice/abfallkalender/',
}

async function open() {
  const { container } = renderView(<Messages angebot={angebot} />)
  const root = container.querySelector<HTMLElement>('[data-behaviour="mitteilungen"]')
  if (root) start(root)
  await waitFor(() => expect(root?.ariaBusy).toBe('false'))
}

const status = () => screen.getByRole('status').textContent

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('a browser without push keeps the way by mail', async () => {
  await open()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'An die Abfuhr erinnern lassen' })).toBeTruthy()
})

test('the browser asks only after something was chosen, and then it is said that they are on', async () => {
  const { calls, sent } = browserWith('granted')
  await open()
  expect(status()).toBe('Mitteilungen sind auf diesem Gerät ausgeschaltet.')
  const button = screen.getByRole('button', { name: 'Mitteilungen einschalten' })
  fireEvent.click(button)
  await waitFor(() => expect(status()).toBe('Bitte wählen Sie mindestens eines aus.'))
  expect(calls).toEqual([])
  fireEvent.click(screen.getByRole('checkbox', { name: /Wichtige Hinweise/ }))
  for (const name of ['Konzerte', 'Führungen'])
    fireEvent.click(screen.getByRole('checkbox', { name }))
  fireEvent.click(button)
  await waitFor(() => expect(status()).toBe('Mitteilungen sind auf diesem Gerät eingeschaltet.'))
  expect(calls).toEqual(['permission', 'subscribe'])
  expect(sent).toEqual([
    [
      '/api/mitteilungen',
      {
        geraet: { endpunkt: 'https://fcm.googleapis.com/fcm/send/abc', p256dh: 'p', auth: 'a' },
        sprache: 'de',
        themen: { hinweise: true, strasse_id: null, zeit: 'abend-18', rubriken: [1, 3] },
      },
    ],
  ])
})

test('one click ends all of it, here and on the site', async () => {
  const { sent } = browserWith('granted')
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: /Wichtige Hinweise/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Mitteilungen einschalten' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Alle Mitteilungen beenden' }))
  await waitFor(() => expect(status()).toMatch(/^Beendet/))
  expect(sent.at(-1)).toEqual([
    '/api/mitteilungen/ende',
    { endpunkt: 'https://fcm.googleapis.com/fcm/send/abc' },
  ])
  expect(localStorage.length).toBe(0)
  expect(screen.queryByRole('button', { name: 'Alle Mitteilungen beenden' })).toBeNull()
})

test('the street is the one that this browser remembers; without one there is none to choose', async () => {
  browserWith('granted')
  await open()
  const waste = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Abfuhrtermine/ })
  expect(waste().disabled).toBe(true)
  expect(screen.getByRole('link', { name: 'zum Abfallkalender' })).toBeTruthy()
})

test('a remembered street is named and sent', async () => {
  localStorage.setItem('abfall:strasse', '12\tTalstraße')
  const { sent } = browserWith('granted')
  await open()
  expect(screen.getByText('Talstraße')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: /Abfuhrtermine/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Mitteilungen einschalten' }))
  await waitFor(() => expect(JSON.stringify(sent)).toContain('"strasse_id":12'))
})

test('what is on shows what was chosen, here and when somebody comes back', async () => {
  localStorage.setItem('abfall:strasse', '12\tTalstraße')
  const { sent } = browserWith('granted')
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: /Abfuhrtermine/ }))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'morgen-6' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Märkte' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mitteilungen einschalten' }))
  const words = 'Sie bekommen: Abfuhrtermine meiner Straße (am Morgen um 6 Uhr), Märkte'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(JSON.stringify(sent)).toContain('"zeit":"morgen-6","rubriken":[2]')
  cleanup()
  await open()
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('morgen-6')
  const isChosen = (name: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
  expect(['Konzerte', 'Märkte', 'Führungen'].map(isChosen)).toEqual([false, true, false])
})

test('what was chosen before there were several categories and hours is shown and kept', async () => {
  localStorage.setItem('abfall:strasse', '12\tTalstraße')
  localStorage.setItem('mitteilungen', '1\t12\t3')
  browserWith('granted', { ergebnis: 'angenommen' }, true)
  await open()
  expect(screen.getByText(/^Sie bekommen/).textContent).toBe(
    'Sie bekommen: Wichtige Hinweise der Stadt, Abfuhrtermine meiner Straße (am Abend vorher um 18 Uhr), Führungen',
  )
})

test('whoever says no reads how to change that, and the way by mail', async () => {
  const { sent } = browserWith('denied')
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: /Wichtige Hinweise/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Mitteilungen einschalten' }))
  const why = await screen.findByText(/sind Mitteilungen dieser Website nicht erlaubt/)
  expect(document.activeElement).toBe(why)
  expect(screen.getByRole('link', { name: 'An die Abfuhr erinnern lassen' })).toBeTruthy()
  expect(sent).toEqual([])
})

test('whoever has said no before reads it too, and is not taken there', async () => {
  browserWith('denied', { ergebnis: 'angenommen' }, true)
  Object.assign(Notification, { permission: 'denied' })
  await open()
  expect(screen.getByText(/nicht erlaubt/)).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['dienst', /Der Dienst Ihres Browsers ist uns nicht bekannt/],
  ['away', /Das hat gerade nicht geklappt/],
])('an answer %s is said in words, and nothing counts as chosen', async (ergebnis, words) => {
  browserWith('granted', { ergebnis })
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: /Wichtige Hinweise/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Mitteilungen einschalten' }))
  await waitFor(() => expect(status()).toMatch(words))
  expect(localStorage.length).toBe(0)
})

test('my street is the one that is remembered now: it is ordered anew, and only then named', async () => {
  localStorage.setItem('abfall:strasse', '15\tBadgasse')
  localStorage.setItem('mitteilungen', '0\t12\t\tabend-18')
  const { sent } = browserWith('granted', { ergebnis: 'angenommen' }, true)
  await open()
  expect(JSON.stringify(sent)).toContain('"strasse_id":15')
  expect(localStorage.getItem('mitteilungen')).toBe('0\t15\t\tabend-18')
  expect(screen.getByText(/^Sie bekommen: Abfuhrtermine meiner Straße/).hidden).toBe(false)
})

test('a new street that could not be ordered is not said to be', async () => {
  localStorage.setItem('abfall:strasse', '15\tBadgasse')
  localStorage.setItem('mitteilungen', '0\t12\t\tabend-18')
  browserWith('granted', { ergebnis: 'away' }, true)
  await open()
  expect(localStorage.getItem('mitteilungen')).toBe('0\t12\t\tabend-18')
  expect(screen.getByText(/^Sie bekommen: Abfuhrtermine meiner Straße/).hidden).toBe(true)
  expect(status()).toMatch(/Das hat gerade nicht geklappt/)
})

test('a street that was forgotten is reminded of no more', async () => {
  localStorage.setItem('mitteilungen', '1\t12\t\tabend-18')
  const { sent } = browserWith('granted', { ergebnis: 'angenommen' }, true)
  await open()
  expect(JSON.stringify(sent)).toContain('"hinweise":true,"strasse_id":null')
  expect(localStorage.getItem('mitteilungen')).toBe('1\t\t\tabend-18')
  expect(screen.getByText(/^Sie bekommen: Wichtige Hinweise der Stadt$/).hidden).toBe(false)
})

test('where nothing but that street was chosen all of it ends', async () => {
  localStorage.setItem('mitteilungen', '0\t12\t\tabend-18')
  const { sent } = browserWith('granted', { ergebnis: 'beendet' }, true)
  await open()
  expect(sent).toEqual([['/api/mitteilungen/ende', expect.anything()]])
  expect(status()).toMatch(/^Beendet/)
  expect(document.activeElement).toBe(document.body)
  expect(localStorage.length).toBe(0)
})

test('what could not be told to end is told at the next visit', async () => {
  localStorage.setItem('mitteilungen', '1\t\t\tabend-18')
  const { sent } = browserWith('granted', { ergebnis: 'angenommen' }, true)
  const answer = fetch
  await open()
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
  fireEvent.click(screen.getByRole('button', { name: 'Alle Mitteilungen beenden' }))
  await waitFor(() => expect(status()).toMatch(/^Beendet: .+ gerade nicht gelöscht/))
  cleanup()
  vi.stubGlobal('fetch', answer)
  await open()
  const told = ['/api/mitteilungen/ende', { endpunkt: 'https://fcm.googleapis.com/fcm/send/abc' }]
  await waitFor(() => expect(sent.at(-1)).toEqual(told))
  await waitFor(() => expect(localStorage.length).toBe(0))
})

test('what is pressed while the page asks by itself is done afterwards', async () => {
  localStorage.setItem('mitteilungen', '1\t\t\tabend-18')
  const { sent } = browserWith('granted', { ergebnis: 'angenommen' }, true)
  const answerAll = fetch
  const late = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal)
  // A site that never answers: the page gives up by itself.
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', reject)),
  )
  const opened = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Alle Mitteilungen beenden' }))
  vi.stubGlobal('fetch', answerAll)
  late.abort()
  await opened
  expect(status()).toMatch(/^Beendet/)
  expect(sent).toEqual([['/api/mitteilungen/ende', expect.anything()]])
})

test('a press that is made again while it is being done is one press', async () => {
  const { calls } = browserWith('granted')
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: /Wichtige Hinweise/ }))
  const button = screen.getByRole('button', { name: 'Mitteilungen einschalten' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(status()).toBe('Mitteilungen sind auf diesem Gerät eingeschaltet.'))
  expect(calls).toEqual(['permission', 'subscribe'])
})
