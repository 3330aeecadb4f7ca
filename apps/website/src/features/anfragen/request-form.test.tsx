import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { GermanForm } from './german-form.fixtures.tsx'

const verlauf = '/de/anfragestatus/0123456789abcdefABCDEF/'

const Form = () => <GermanForm name="kontakt" />

const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  sessionStorage.clear()
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
  // Somebody who takes their time: with each look at the clock ten seconds are over.
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 10_000
    return time
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } })

function fillIn() {
  type(/^Worum/, 'Umzug')
  type(/^Nachricht/, 'Guten Tag')
  type(/^Vorname/, 'Ayşe')
  type(/^Nachname/, 'Öztaş')
  type(/^E-Mail/, 'a@b.example')
  fireEvent.click(screen.getByRole('checkbox'))
}

const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Nachricht absenden/ })))

const json = (body: unknown, status = 200) => Response.json(body, { status })

test('spec 5: an empty form says at each field what is needed, in a summary that has the focus', async () => {
  renderView(<Form />)
  await press()
  expect(answer).not.toHaveBeenCalled()
  const summary = screen.getByRole('region', { name: /^Bitte prüfen Sie \d Angaben/ })
  expect(document.activeElement).toBe(summary)
  const links = [...summary.querySelectorAll('a')].map((link) => link.textContent)
  expect(links).toContain('Bitte geben Sie Ihren Vornamen an.')
  expect(links).toContain('Bitte stimmen Sie der Verarbeitung Ihrer Angaben zu.')
  expect(field(/^Vorname/).getAttribute('aria-invalid')).toBe('true')
})

test('T60: whoever is faster than anybody can be waits a moment, and the form is sent all the same', async () => {
  // No time has gone by since the form was shown.
  vi.spyOn(performance, 'now').mockReturnValue(5_000)
  answer.mockResolvedValue(json({ referenz: 'A-7', verlauf }))
  renderView(<Form />)
  fillIn()
  await press()
  expect(answer).not.toHaveBeenCalled()
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1), { timeout: 4_000 })
  const body: unknown = await new Response(answer.mock.calls[0]?.[1]?.body ?? null).json()
  expect(body).toMatchObject({ dauer: '1500' })
  expect(await screen.findByText(/A-7/)).toBeTruthy()
})

test('W7: whoever gives neither mail nor telephone hears that one of both is needed', async () => {
  renderView(<Form />)
  fillIn()
  type(/^E-Mail/, '')
  await press()
  expect(answer).not.toHaveBeenCalled()
  expect(screen.getAllByText(/eine E-Mail-Adresse oder eine Telefonnummer an/)).toHaveLength(2)
})

test('spec 4: writing on after a refusal sends nothing and keeps the focus', async () => {
  const { container } = renderView(<Form />)
  fillIn()
  type(/^E-Mail/, '')
  await press()
  const sent: string[] = []
  container.ownerDocument.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push('by the browser')
  })
  act(() => field(/^Telefon/).focus())
  await act(async () => void type(/^Telefon/, '030 23125'))
  expect(document.activeElement).toBe(field(/^Telefon/))
  expect(screen.queryByText(/eine E-Mail-Adresse oder eine Telefonnummer an/)).toBeNull()
  await act(async () => void type(/^Vorname/, ''))
  expect(screen.getAllByText('Bitte geben Sie Ihren Vornamen an.').length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(field(/^Telefon/))
  expect(sent).toEqual([])
  expect(answer).not.toHaveBeenCalled()
})

test('spec 8: success thanks with the specification’s words and a number', async () => {
  answer.mockResolvedValue(json({ referenz: 'A-7', verlauf }))
  renderView(<Form />)
  fillIn()
  await press()
  const title = await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })
  expect(document.activeElement).toBe(title)
  expect(
    screen.getByText('Wir werden Ihre Anfrage so schnell wie möglich bearbeiten.'),
  ).toBeTruthy()
  expect(screen.getByText('Ihre Vorgangsnummer: A-7')).toBeTruthy()
})

test('spec 7: analytics may hear that a request was taken, and nothing of what is in it', async () => {
  const events: unknown[] = []
  const collect = (event: Event) => event instanceof CustomEvent && events.push(event.detail)
  document.addEventListener('kurstadt:ereignis', collect)
  answer.mockResolvedValueOnce(json({ error: { fields: { betreff: 'lang' } } }, 400))
  answer.mockResolvedValue(json({ referenz: 'A-7', verlauf }))
  renderView(<Form />)
  fillIn()
  await press()
  expect(events).toEqual([])
  await press()
  await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })
  expect(events).toEqual([{ name: 'Anfrage', formular: 'kontakt' }])
  document.removeEventListener('kurstadt:ereignis', collect)
})

test('spec 4: back to the form resets it and focuses the first field', async () => {
  answer.mockResolvedValue(json({ referenz: 'A-7', verlauf }))
  renderView(<Form />)
  fillIn()
  await press()
  fireEvent.click(await screen.findByRole('link', { name: 'zurück zum Formular' }))
  expect(field(/^Worum/)).toHaveProperty('value', '')
  await waitFor(() => expect(document.activeElement).toBe(field(/^Worum/)))
})

test('spec 4, T60, L1: a filled honeypot is an error without sending, and the next try goes through', async () => {
  const { container } = renderView(<Form />)
  fillIn()
  const trap = container.querySelector('[name=firma]')
  if (trap) fireEvent.input(trap, { target: { value: 'ACME' } })
  await press()
  expect(answer).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain(
    'Leider ist ein Fehler bei der Anfrage aufgetreten',
  )
  expect(trap).toHaveProperty('value', '')
  answer.mockResolvedValue(json({ referenz: 'A-7', verlauf }))
  await press()
  expect(await screen.findByText(/A-7/)).toBeTruthy()
})

test('spec 4, 8: an exception on submit is reported and shown as error; nothing is lost', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  answer.mockRejectedValue(new TypeError('offline'))
  renderView(<Form />)
  fillIn()
  await press()
  const alert = await screen.findByRole('alert')
  expect(reported).toHaveBeenCalledOnce()
  expect(alert.textContent).toContain('Leider ist ein Fehler bei der Anfrage aufgetreten')
  expect(alert.querySelector('a')?.getAttribute('href')).toContain('mailto:rat@town.example')
  expect(field(/^Nachricht/)).toHaveProperty('value', 'Guten Tag')
})

test('F12: the second try sends the same key; other words, or another hotel in the address, another', async () => {
  vi.stubGlobal('reportError', () => undefined)
  answer.mockRejectedValue(new TypeError('offline'))
  renderView(<Form />)
  fillIn()
  await press()
  await press()
  type(/^Nachricht/, 'Anders')
  await press()
  history.replaceState(null, '', '?pauschale=7&hotel=4')
  await press()
  await press()
  history.replaceState(null, '', '/')
  const keys = answer.mock.calls.map(
    ([, init]) =>
      /"schluessel":"([^"]+)"/.exec(typeof init?.body === 'string' ? init.body : '')?.[1],
  )
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 3, 3])
})

test('W12: that a form is on its way is said aloud, at a place that was there before', async () => {
  answer.mockReturnValue(new Promise<Response>(() => undefined))
  const { container } = renderView(<Form />)
  const status = container.querySelector('form [aria-live=polite]')
  expect(status?.textContent).toBe('')
  fillIn()
  await press()
  expect(status?.textContent).toMatch(/^Ihre Angaben werden gesendet/)
})

test('F12: while a form is on its way it is not sent again', async () => {
  answer.mockReturnValue(new Promise<Response>(() => undefined))
  renderView(<Form />)
  fillIn()
  await press()
  await press()
  expect(answer).toHaveBeenCalledTimes(1)
})

test('what the server refuses is said at its field, and what was typed stays', async () => {
  answer.mockResolvedValue(
    json({ error: { code: 'bad-request', fields: { betreff: 'lang' } } }, 400),
  )
  renderView(<Form />)
  fillIn()
  await press()
  await screen.findByRole('region')
  expect(field(/^Worum/).getAttribute('aria-invalid')).toBe('true')
  expect(field(/^Worum/)).toHaveProperty('value', 'Umzug')
})

test('T60: whoever sends too much is asked to wait', async () => {
  answer.mockResolvedValue(json({ error: { code: 'too-many-requests' } }, 429))
  renderView(<Form />)
  fillIn()
  await press()
  expect((await screen.findByRole('alert')).textContent).toMatch(/in zehn Minuten noch einmal/)
})

test('what was typed is there again after a reload, and no longer once it was sent', async () => {
  const first = renderView(<Form />)
  type(/^Nachricht/, 'Halb fertig')
  first.unmount()
  const second = renderView(<Form />)
  expect(field(/^Nachricht/)).toHaveProperty('value', 'Halb fertig')
  answer.mockResolvedValue(json({ referenz: 'A-8', verlauf }))
  fillIn()
  await press()
  await screen.findByRole('status')
  second.unmount()
  renderView(<Form />)
  expect(field(/^Nachricht/)).toHaveProperty('value', '')
})
