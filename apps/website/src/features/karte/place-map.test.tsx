import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderLive } from '../../../tests/support/render-view.tsx'
import { townMap } from '../../../tests/support/town-map.ts'
import { type BaseMap, BaseMapContext, type Place, PlaceMap } from './index.ts'

// The behaviour of a map in a browser that draws no WebGL.

const place = (id: number, name: string, breite: number): Place => ({
  id,
  name,
  lang: undefined,
  href: `/de/branchen/${id}/`,
  sentence: `Badgasse ${id}.`,
  at: { breite, laenge: 8.46 },
})
const places = [place(4, 'Apotheke', 48.69), place(7, 'Tower', 12), place(9, 'Zimmerei', 48.691)]

const sights: IntersectionObserverCallback[] = []

beforeEach(() => {
  sights.length = 0
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: IntersectionObserverCallback) {
        sights.push(seen)
      }
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  history.replaceState(null, '', '/de/branchen/?q=a&ansicht=karte')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const show = (map: BaseMap = townMap) =>
  renderLive(
    <BaseMapContext value={map}>
      <PlaceMap places={places} count={3} chosen={null} hrefOf={(id) => `?ort=${id}`} />
    </BaseMapContext>,
  )
const numberOf = (name: RegExp) => screen.getByRole('link', { name })

test('a press on a number chooses it in list, picture and address alike, and says it', () => {
  const page = show()
  fireEvent.click(numberOf(/^Nummer 3: Zimmerei/))
  expect(location.search).toBe('?q=a&ansicht=karte&ort=9')
  expect(page.querySelector('li[aria-current]')?.textContent).toContain('Zimmerei')
  expect(page.querySelector('a[data-chosen]')?.textContent).toBe('3')
  const said = page.querySelector<HTMLElement>('[data-part="chosen"]')
  expect(said?.textContent).toBe('Zimmerei Badgasse 9.')
  const pin = page.querySelector('a[data-place="4"]')
  if (pin) fireEvent.click(pin)
  expect(location.search).toBe('?q=a&ansicht=karte&ort=4')
  expect(page.querySelectorAll('li[aria-current], a[data-chosen]')).toHaveLength(2)
})

test('the name of a place leads to its page, and a new tab stays a new tab', () => {
  show()
  const follow = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('click', follow)
  fireEvent.click(screen.getByRole('link', { name: 'Apotheke' }))
  fireEvent.click(numberOf(/^Nummer 3/), { ctrlKey: true })
  expect(location.search).toBe('?q=a&ansicht=karte')
  window.removeEventListener('click', follow)
})

test('arrow keys go from place to place, past those that no map shows', () => {
  const page = show()
  numberOf(/^Nummer 1/).focus()
  fireEvent.keyDown(numberOf(/^Nummer 1/), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(numberOf(/^Nummer 3/))
  fireEvent.keyDown(numberOf(/^Nummer 3/), { key: 'ArrowDown' })
  fireEvent.keyDown(numberOf(/^Nummer 3/), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(numberOf(/^Nummer 1/))
  expect(within(page).queryByRole('link', { name: /^Nummer 2/ })).toBeNull()
})

test('without WebGL it is said that picture and list show the same, and nothing is lost', async () => {
  const page = show()
  expect(sights).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Bewegliche Karte laden' }))
  await waitFor(() =>
    expect(screen.getByText(/lässt sich hier nicht zeigen/).getAttribute('role')).toBe('status'),
  )
  expect(page.querySelector('[data-is-ready]')).toBeNull()
  expect(page.querySelectorAll('a[data-place]')).toHaveLength(2)
})

test('where data are to be saved the moving map comes on its button alone', () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  show()
  expect(sights).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Bewegliche Karte laden' })).toBeTruthy()
})

const elsewhere: BaseMap = {
  ...townMap,
  grund: { art: 'stil', href: 'https://karten.example/stil.json' },
  haeuser: ['karten.example'],
}

test('a map of another house is asked for after its notice alone, and is remembered if wanted', async () => {
  show(elsewhere)
  expect(sights).toHaveLength(0)
  expect(screen.getByText(/wird eine Verbindung dorthin aufgebaut/).textContent).toContain(
    'karten.example',
  )
  fireEvent.click(screen.getByRole('checkbox', { name: /karten\.example künftig sofort laden/ }))
  const button = screen.getByRole('button', { name: 'Inhalt laden' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByText(/lässt sich hier nicht zeigen/)).toBeTruthy())
  expect(document.activeElement?.getAttribute('data-part')).toBe('said')
  expect(screen.queryByText(/Verbindung dorthin/)?.closest('[hidden]')).not.toBeNull()
  document.body.replaceChildren()
  show(elsewhere)
  expect(sights).toHaveLength(1)
  localStorage.clear()
})
