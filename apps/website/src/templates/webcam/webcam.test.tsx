import { examples, webcamExamples } from '@kurstadt/contract/examples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderLive, renderView } from '../../../tests/support/render-view.tsx'
import { EmbedHostsContext } from '../../features/einbettung/index.ts'
import { Webcam } from './webcam.tsx'

const { typical, minimal } = examples.webcam
const { typical: camera, minimal: bare, silent, 'without-player': still } = webcamExamples
const newest = '2027-06-18T08:20:00.000Z'

function page(...cameras: (typeof typical.context.data)[number][]) {
  const block = { ...typical, context: { ...typical.context, data: cameras } }
  return (
    <EmbedHostsContext value={['webcam.bad-silberbronn.example']}>
      <Webcam block={block} />
    </EmbedHostsContext>
  )
}

/** Minutes after the newest picture. */
const at = (minutes: number) => vi.setSystemTime(Date.parse(newest) + minutes * 60_000)

// jsdom loads no pictures.
const decode = vi.fn<() => Promise<void>>(async () => undefined)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at(12)
  HTMLImageElement.prototype.decode = decode
  decode.mockImplementation(async () => undefined)
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => void vi.useRealTimers())

const shown = () => screen.getByRole('figure')
const row = () => screen.getByRole('region', { name: `Aufnahmen des Tages: ${camera.titel}` })

test('typical: the newest picture with its time in Berlin and its age', () => {
  renderLive(page(camera))
  expect(within(shown()).getByText('Freitag, 18. Juni 2027, 10:20 Uhr')).toBeTruthy()
  expect(within(shown()).getByText('vor 12 Minuten')).toBeTruthy()
  expect(screen.getByText('Derzeit kein Bild').closest('[hidden]')).toBeTruthy()
})

test('a telephone of 375 px takes a file of 768 px, which webcam-pictures.test.ts weighs', () => {
  renderView(page(camera))
  const [, share = ''] = /, (\d+)vw$/.exec(shown().querySelector('source')?.sizes ?? '') ?? []
  const pixels = 375 * (Number(share) / 100) * 2
  expect(pixels).toBeGreaterThan(480)
  expect(pixels).toBeLessThanOrEqual(768)
})

test('the day is a row of links to the pictures themselves, the newest first', () => {
  renderView(page(camera))
  const links = within(row()).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['10:20', '09:50', '09:20', '08:50'])
  expect(links.every(({ href }) => href.endsWith('.jpeg'))).toBe(true)
  expect(links[1]?.querySelector('time')?.dateTime).toBe('2027-06-18T07:50:00.000Z')
})

test('before a click the live player is asked for nothing', () => {
  const container = renderLive(page(camera))
  expect(container.querySelector('iframe')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Inhalt laden' }))
  expect(container.querySelector('iframe')?.src).toBe(camera.player)
})

test('a camera whose house is unknown is a link, and one without address has none', () => {
  renderView(page({ ...camera, player: null }, { ...still, id: 9 }))
  expect(screen.getAllByRole('link', { name: 'Zum Livebild der Kamera' })).toHaveLength(1)
})

test('beyond its limit there is no picture: when the last one was taken is said', () => {
  const container = renderLive(page(silent))
  expect(screen.getByText('Derzeit kein Bild')).toBeTruthy()
  expect(screen.getByText(/ist von Freitag, 2\. Januar 2026, 07:50 Uhr\./)).toBeTruthy()
  expect(container.querySelector<HTMLElement>('[data-shown]')?.hidden).toBe(true)
  expect(screen.getByText('Archivbild: Am Abend')).toBeTruthy()
})

test('a camera that never gave a picture says so', () => {
  renderView(page(bare))
  expect(screen.getByText('Derzeit kein Bild')).toBeTruthy()
  expect(screen.getByText(/zeigt hier zurzeit keine eigenen Aufnahmen/)).toBeTruthy()
})

test('on a page that stays open the age grows, and beyond the limit the picture goes', () => {
  const container = renderLive(page(camera))
  at(48)
  fireEvent(window, new Event('pageshow'))
  expect(within(shown()).getByText('vor 48 Minuten')).toBeTruthy()
  at(61)
  fireEvent(window, new Event('pageshow'))
  expect(container.querySelector<HTMLElement>('[data-shown]')?.hidden).toBe(true)
  expect(screen.getByText('Derzeit kein Bild').parentElement?.hidden).toBe(false)
})

test('a click on a picture of the day shows it large, and keys lead along', async () => {
  renderLive(page(camera))
  const links = within(row()).getAllByRole('link')
  expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1])
  fireEvent.click(links[1] ?? document.body)
  await waitFor(() => expect(within(shown()).getByText(/09:50 Uhr/)).toBeTruthy())
  expect(within(shown()).getByRole('img').getAttribute('alt')).toBe(camera.aufnahmen[0]?.bild.alt)
  expect(within(shown()).getByText('vor 42 Minuten')).toBeTruthy()
  fireEvent.keyDown(links[1] ?? document.body, { key: 'ArrowRight' })
  await waitFor(() => expect(within(shown()).getByText(/09:20 Uhr/)).toBeTruthy())
  expect(document.activeElement).toBe(links[2])
  fireEvent.keyDown(links[2] ?? document.body, { key: 'End' })
  await waitFor(() => expect(within(shown()).getByText(/08:50 Uhr/)).toBeTruthy())
  const earlier = screen.getByRole('button', { name: 'Früher' })
  expect(earlier.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Später' }))
  await waitFor(() => expect(within(shown()).getByText(/09:20 Uhr/)).toBeTruthy())
})

test('an old picture that somebody chose stays, however old it is', async () => {
  renderLive(page(camera))
  at(300)
  fireEvent.click(within(row()).getAllByRole('link')[0] ?? document.body)
  await waitFor(() => expect(within(shown()).getByText('vor 5 Stunden')).toBeTruthy())
})

test('a picture that has been deleted meanwhile says so, and the one before stays', async () => {
  decode.mockRejectedValue(new Error('gone'))
  renderLive(page(camera))
  fireEvent.click(within(row()).getAllByRole('link')[2] ?? document.body)
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Diese Aufnahme lässt sich nicht mehr laden.',
    ),
  )
  expect(within(shown()).getByText(/10:20 Uhr/)).toBeTruthy()
})

test('a click that wants a new tab gets one', () => {
  renderLive(page(camera))
  const link = within(row()).getAllByRole('link')[2] ?? document.body
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  expect(within(shown()).getByText(/10:20 Uhr/)).toBeTruthy()
})

test('minimal: that there are no cameras is said', () => {
  renderView(<Webcam block={minimal} />)
  expect(screen.getByText('Zurzeit gibt es keine Webcams.')).toBeTruthy()
})

test('not translated: on the English page title and place are marked as German, times are English', () => {
  renderLive(page(camera), { sprache: 'en' })
  expect(languageOf(screen.getByText(camera.titel))).toBe('de')
  expect(screen.getByText('Friday, 18 June 2027, 10:20')).toBeTruthy()
  expect(screen.getByText('12 minutes ago')).toBeTruthy()
})
