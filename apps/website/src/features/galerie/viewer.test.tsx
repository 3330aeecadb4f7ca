import { examples } from '@kurstadt/contract/examples'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderLive } from '../../../tests/support/render-view.tsx'
import { SpracheContext } from '../../i18n/index.ts'
import { AddressContext } from '../../ui/link/index.ts'
import { PictureGrid, PicturePage, Viewer } from './index.ts'
import { withKeys } from './pictures.ts'

const path = '/de/fotogalerien/lichterfest-id_1/'
const pictures = withKeys(examples['fotogalerie-detail'].typical.context.bilder)

/** The document at the address of a picture, as the server makes it. */
function pageOfPicture(place: number): string {
  const view = (
    <AddressContext value={{ path, query: `?bild=${pictures[place]?.key}` }}>
      <SpracheContext value="de">
        <PicturePage pictures={pictures} place={place} lang={undefined} />
      </SpracheContext>
    </AddressContext>
  )
  return `<title>Bild ${place + 1} von 3</title>${renderToString(view)}`
}

/** A document is bound once; here one comes after the other in one window. */
const listening = vi.spyOn(window, 'addEventListener')
const answers = vi.fn<(address: string) => Promise<Response>>()

// jsdom knows no modal dialogs; what a browser does with them is in tests/e2e.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  document.title = 'Lichterfest'
  history.replaceState(null, '', path)
  answers.mockImplementation(async (address) => {
    const key = new URL(address, location.href).searchParams.get('bild')
    return new Response(pageOfPicture(pictures.findIndex((one) => one.key === key)))
  })
  vi.stubGlobal('fetch', answers)
})
afterEach(() => {
  for (const [type, listener] of listening.mock.calls)
    if (type === 'popstate' && listener) window.removeEventListener(type, listener)
  listening.mockClear()
  vi.unstubAllGlobals()
  answers.mockReset()
})

function opened(place = 0) {
  renderLive(
    <>
      <PictureGrid pictures={pictures} page={1} />
      <Viewer titel="Lichterfest" />
    </>,
    { url: path },
  )
  const tile = document.querySelector<HTMLElement>(`#bild-${pictures[place]?.key}`)
  if (!tile) throw new Error('There is no tile.')
  fireEvent.click(tile)
  return tile
}

const dialog = () => screen.getByRole('dialog', { name: 'Bilder groß ansehen: Lichterfest' })
const announced = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy())

test('a tile opens its picture with place, caption and author, under its own address', async () => {
  opened(1)
  await announced('Bild 2 von 3')
  expect(dialog().textContent).toContain('Am Abend')
  expect(dialog().textContent).toContain('Bild: Stadt Bad Silberbronn / Marit Tannhäuser')
  expect(dialog().querySelector('[role=status]')?.textContent).toBe(
    'Bild 2 von 3: Abendlich beleuchtetes Konzerthaus am Kurpark',
  )
  expect(location.search).toBe('?bild=2')
  expect(document.title).toBe('Bild 2 von 3')
})

test('arrows and buttons lead on, and end with the last picture', async () => {
  opened()
  await announced('Bild 1 von 3')
  fireEvent.keyDown(dialog(), { key: 'ArrowRight' })
  await announced('Bild 2 von 3')
  fireEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }))
  await announced('Bild 3 von 3')
  expect(location.search).toBe('?bild=3')
  const next = screen.getByRole('button', { name: 'Nächstes Bild' })
  expect(next.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(next)
  fireEvent.keyDown(dialog(), { key: 'ArrowRight' })
  expect(location.search).toBe('?bild=3')
  fireEvent.keyDown(dialog(), { key: 'ArrowLeft' })
  await announced('Bild 2 von 3')
})

test('the focus stays in the viewer when its button leads no further', async () => {
  opened(1)
  await announced('Bild 2 von 3')
  const [previous, next] = ['Vorheriges Bild', 'Nächstes Bild'].map((name) =>
    screen.getByRole('button', { name }),
  )
  next?.focus()
  fireEvent.click(next ?? document.body)
  await announced('Bild 3 von 3')
  expect(document.activeElement).toBe(previous)
  fireEvent.click(previous ?? document.body)
  await announced('Bild 2 von 3')
  fireEvent.click(previous ?? document.body)
  await announced('Bild 1 von 3')
  expect(document.activeElement).toBe(next)
})

test('a swipe leads on; two fingers make larger and lead nowhere', async () => {
  opened()
  await announced('Bild 1 von 3')
  const stage = dialog().querySelector('[data-stage]') ?? document.body
  const touch = (clientX: number) => ({ clientX, clientY: 5, identifier: 1, target: stage })
  const swipe = (fingers: number) => {
    const touches = Array.from({ length: fingers }, () => touch(200))
    fireEvent.touchStart(stage, { changedTouches: [touch(200)], touches })
    fireEvent.touchEnd(stage, { changedTouches: [touch(20)], touches: [] })
  }
  swipe(2)
  expect(location.search).toBe('?bild=1')
  swipe(1)
  await announced('Bild 2 von 3')
})

test('closing gives title, address and focus back', async () => {
  const tile = opened(2)
  await announced('Bild 3 von 3')
  const shown = dialog()
  if (shown instanceof HTMLDialogElement) shown.close()
  expect(document.title).toBe('Lichterfest')
  expect(document.activeElement).toBe(tile)
  await waitFor(() => expect(location.search).toBe(''))
})

test('«back» of the browser closes the viewer, «forward» opens it again', async () => {
  opened()
  await announced('Bild 1 von 3')
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe('')
  history.forward()
  await waitFor(() => expect(dialog()).toBeTruthy())
})

test('neighbours are fetched ahead, and each page once', async () => {
  opened(1)
  await announced('Bild 2 von 3')
  await waitFor(() => expect(answers).toHaveBeenCalledTimes(3))
  fireEvent.keyDown(dialog(), { key: 'ArrowRight' })
  await announced('Bild 3 von 3')
  expect(answers).toHaveBeenCalledTimes(3)
})

test('a click that wants a new tab gets one', () => {
  renderLive(
    <>
      <PictureGrid pictures={pictures} page={1} />
      <Viewer titel="Lichterfest" />
    </>,
    { url: path },
  )
  const tile = document.querySelector<HTMLElement>('#bild-1') ?? document.body
  tile.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(tile, { ctrlKey: true })
  expect([screen.queryByRole('dialog'), location.search]).toEqual([null, ''])
})
