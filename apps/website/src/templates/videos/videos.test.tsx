import { examples, videoExamples } from '@kurstadt/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderLive, renderView } from '../../../tests/support/render-view.tsx'
import { EmbedHostsContext } from '../../features/einbettung/index.ts'
import { Videos } from './videos.tsx'

const { typical, minimal } = examples.videos
const hosts = ['www.youtube-nocookie.com']

function page(...films: (typeof typical.context.data)[number][]) {
  const block = { ...typical, context: { ...typical.context, data: films } }
  return (
    <EmbedHostsContext value={hosts}>
      <Videos block={block} />
    </EmbedHostsContext>
  )
}

const { 'own-file': own, upright, typical: elsewhere, gone, 'link-only': linkOnly } = videoExamples

// jsdom knows neither modal dialogs nor films.
const play = vi.fn<() => Promise<void>>(async () => undefined)
const pause = vi.fn<() => void>()
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLMediaElement.prototype.play = play
  HTMLMediaElement.prototype.pause = pause
  play.mockClear()
  pause.mockClear()
})

test('typical: three films with title, length, subtitles and the house they come from', () => {
  renderView(page(own, elsewhere, linkOnly))
  expect(screen.getAllByRole('article')).toHaveLength(3)
  const facts = [
    '0:06 Min. · ohne Ton · Untertitel: Deutsch',
    '3:04 Min. · Untertitel: Deutsch und Englisch · bei YouTube',
    '3:04 Min. · Untertitel: Deutsch und Englisch · bei film.fremd.example',
  ]
  for (const fact of facts) expect(screen.getAllByText(fact).length).toBeGreaterThan(0)
})

test('a film of this site has files, poster, subtitles, what it says, and loads nothing by itself', () => {
  const container = renderLive(page(own))
  const film = container.querySelector('video')
  expect([film?.preload, film?.getAttribute('poster')]).toEqual([
    'none',
    '/media/beispiel-3-1024.jpeg',
  ])
  expect(
    Array.from(container.querySelectorAll<HTMLSourceElement>('video source'), ({ type }) => type),
  ).toEqual(['video/webm', 'video/mp4'])
  const track = container.querySelector('track')
  expect([track?.srclang, track?.label, track?.default]).toEqual(['de', 'Deutsch', true])
  expect(screen.getByText('Film herunterladen (MP4, 301 KB)')).toBeTruthy()
  expect(container.querySelector('details')?.textContent).toContain('Film zum Nachlesen')
})

test('a film that one hears shows its subtitles only when somebody wants them', () => {
  const container = renderLive(page({ ...own, ton: true }))
  expect(container.querySelector('track')?.default).toBe(false)
})

test('an upright film keeps its shape', () => {
  const container = renderLive(page(upright))
  expect(container.querySelector('video')?.style.getPropertyValue('--shape')).toBe('0.5625')
})

test('the click that opens the dialogue starts the film, closing it stops it', () => {
  const container = renderLive(page(own))
  fireEvent.click(within(container).getByRole('link', { name: own.titel }))
  const dialog = screen.getByRole('dialog', { name: own.titel })
  expect(play).toHaveBeenCalledOnce()
  fireEvent(dialog, new Event('close'))
  expect(pause).toHaveBeenCalledOnce()
})

test('a film that no browser plays says so and is offered as a file', () => {
  const container = renderLive(page(own))
  fireEvent.click(within(container).getByRole('link', { name: own.titel }))
  expect(screen.queryByRole('alert')).toBeNull()
  const last = container.querySelector('video source:last-of-type')
  if (last) fireEvent.error(last)
  expect(screen.getByRole('alert').textContent).toMatch(/kann diesen Film nicht abspielen/)
})

test('a film of another house waits behind the gate; before the click there is no frame', () => {
  const container = renderLive(page(elsewhere))
  fireEvent.click(within(container).getByRole('link', { name: elsewhere.titel }))
  expect(container.querySelector('iframe')).toBeNull()
  expect(screen.getByText(/^Dieser Inhalt kommt von YouTube/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Mehr zum Datenschutz' }).getAttribute('href')).toBe(
    '/de/datenschutz/',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Inhalt laden' }))
  expect(container.querySelector('iframe')?.src).toBe(elsewhere.player)
})

test('T42: a film whose host is unknown is a link, and one that has gone says so', () => {
  renderView(page(linkOnly, gone))
  expect(screen.getByRole('link', { name: linkOnly.titel }).getAttribute('href')).toBe(linkOnly.url)
  expect(screen.queryAllByRole('link', { name: gone.titel })).toHaveLength(1)
  expect(screen.getByText('Dieser Film lässt sich zurzeit nicht zeigen.')).toBeTruthy()
  expect(document.querySelector('dialog')).toBeNull()
})

test('minimal: that there are no films is said', () => {
  renderView(<Videos block={minimal} />)
  expect(screen.getByText('Zurzeit gibt es keine Filme.')).toBeTruthy()
})

test('not translated: on the English page title and description are marked as German', () => {
  renderView(page(elsewhere), { sprache: 'en' })
  expect(languageOf(screen.getAllByText('24 Stunden in drei Minuten.')[0])).toBe('de')
  expect(languageOf(screen.getAllByText(/^3:04 min/)[0])).toBe('the page')
})

test('not translated: player and its name are German, what the gate says is not', () => {
  renderView(page(own, elsewhere), { sprache: 'en' })
  expect(languageOf(document.querySelector('video') ?? undefined)).toBe('de')
  const headings = [...document.querySelectorAll('dialog h2')]
  expect(headings.map(languageOf)).toEqual(['de', 'de'])
  expect(languageOf(screen.getByText(/^This content comes from YouTube/))).toBe('the page')
})
