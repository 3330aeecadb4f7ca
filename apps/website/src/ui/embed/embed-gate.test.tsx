import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderLive } from '../../../tests/support/render-view.tsx'
import { remember } from '../remembered-hosts/index.ts'
import { EmbedGate } from './index.ts'

function Gate({ src = 'https://film.example/1' }: { src?: string }) {
  return (
    <EmbedGate
      title="Ein Film"
      src={src}
      provider="Filmhaus"
      allowedHosts={['film.example']}
      href="https://film.example/seite"
    >
      <p>Der Film in Worten</p>
    </EmbedGate>
  )
}

afterEach(() => {
  vi.restoreAllMocks()
  remember('film.example', false)
})

const frame = () => document.querySelector('iframe')
const load = () => fireEvent.click(screen.getByRole('button', { name: 'Inhalt laden' }))

test('T42: there is no frame before the click; words and a link are there before and after', () => {
  renderLive(<Gate />)
  expect(frame()).toBeNull()
  expect(screen.getByText(/^Dieser Inhalt kommt von Filmhaus/)).toBeTruthy()
  load()
  expect(frame()?.getAttribute('src')).toBe('https://film.example/1')
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  expect(screen.getByText('Der Film in Worten')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bei Filmhaus ansehen' }).getAttribute('href')).toBe(
    'https://film.example/seite',
  )
})

test('a choice is remembered on request only, and can be taken back', () => {
  renderLive(<Gate />)
  load()
  expect(localStorage.getItem('embed:film.example')).toBeNull()
  document.body.replaceChildren()
  renderLive(<Gate />)
  expect(frame()).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Auswahl merken/ }))
  load()
  expect(localStorage.getItem('embed:film.example')).toBe('1')
  fireEvent.click(screen.getByRole('button', { name: 'Auswahl aufheben' }))
  expect(frame()).toBeNull()
  expect(localStorage.getItem('embed:film.example')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Inhalt laden' }))
  load()
  expect(localStorage.getItem('embed:film.example')).toBeNull()
})

test('a full storage keeps nothing and stops nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  renderLive(<Gate />)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Auswahl merken/ }))
  load()
  expect(frame()).not.toBeNull()
})

test('T42: a host that is not allowed is a link and no button', () => {
  renderLive(<Gate src="https://boese.example/1" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.querySelector('template')).toBeNull()
  expect(screen.getByText(/lässt sich hier nicht zeigen/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bei Filmhaus ansehen' })).toBeTruthy()
})

test('a film in a dialog ends with it', () => {
  renderLive(
    <dialog open>
      <Gate />
    </dialog>,
  )
  load()
  expect(frame()).not.toBeNull()
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(frame()).toBeNull()
})

test('a film in a dialog ends with it, also of a house that is remembered', () => {
  remember('film.example', true)
  renderLive(
    <dialog open>
      <Gate />
    </dialog>,
  )
  const running = frame()
  expect(running?.isConnected).toBe(true)
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(running?.isConnected).toBe(false)
  expect(frame()?.src).toBe('https://film.example/1')
})

test('what a heading names already is not named again, and the button says what it loads', () => {
  renderLive(
    <>
      <h2 id="film-title">Ein Film</h2>
      <EmbedGate
        title="Ein Film"
        titleId="film-title"
        lang="de"
        src="https://film.example/1"
        provider="Filmhaus"
        allowedHosts={['film.example']}
        href="https://film.example/seite"
      />
    </>,
  )
  expect(screen.getAllByText('Ein Film')).toHaveLength(1)
  const button = screen.getByRole('button', { name: 'Inhalt laden' })
  expect(button.getAttribute('aria-describedby')).toBe('film-title')
  load()
  expect([frame()?.title, frame()?.lang]).toEqual(['Ein Film', 'de'])
})

function takenBackElsewhere() {
  renderLive(
    <>
      <Gate />
      <Gate src="https://film.example/2" />
    </>,
  )
  const [first] = screen.getAllByRole('checkbox', { name: /^Auswahl merken/ })
  if (first) fireEvent.click(first)
  const [button] = screen.getAllByRole('button', { name: 'Inhalt laden' })
  if (button) fireEvent.click(button)
  expect(document.querySelectorAll('iframe')).toHaveLength(2)
  localStorage.removeItem('embed:film.example')
}

test.each([
  ['in another tab', new StorageEvent('storage', { key: 'embed:film.example' })],
  [
    'on a page before which the browser kept this one',
    Object.assign(new Event('pageshow'), { persisted: true }),
  ],
])('what is taken back %s no longer holds here', (_, event) => {
  takenBackElsewhere()
  window.dispatchEvent(event)
  expect(frame()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Auswahl aufheben' })).toBeNull()
})
