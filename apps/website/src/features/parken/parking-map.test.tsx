import { examples, parksatzExamples } from '@kurstadt/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readMap } from '../../../tests/support/map-and-list.tsx'
import { renderLive, renderView } from '../../../tests/support/render-view.tsx'
import { anyPlace, townMap } from '../../../tests/support/town-map.ts'
import { BaseMapContext } from '../karte/index.ts'
import { ParkingList } from './index.ts'

// The car parks on the map of the town.

const { context } = examples.parken.typical
const { typical: record } = parksatzExamples
const taken = Date.parse(record.geandert)
const minute = 60_000
const none = 'Derzeit keine Daten'
const fetched = vi.fn<typeof fetch>()

// Behaviour of a page counts on one clock for as long as the page is there.
beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())
beforeEach(() => {
  vi.setSystemTime(taken + 2 * minute)
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
})
afterEach(() => void vi.unstubAllGlobals())

const url = '/de/parken/?ansicht=karte'
const onMap = (
  <BaseMapContext value={townMap}>
    <ParkingList context={context} heading="h3" />
  </BaseMapContext>
)

test('the list leads to its map and each car park to its place on it, the map back to the list', () => {
  renderView(onMap, { url: '/de/parken/' })
  expect(screen.getByRole('link', { name: 'Karte' }).getAttribute('href')).toBe(
    '/de/parken/?ansicht=karte#parkplaetze',
  )
  expect(screen.getByRole('link', { name: /zeigen: .*P1/ }).getAttribute('href')).toBe(
    '/de/parken/?ansicht=karte&ort=77#karte',
  )
})

test('numbers of list and map are named with the free spaces, or that nothing is known', () => {
  const { container } = renderView(onMap, { url: `${url}&ort=84` })
  const names = screen.getAllByRole('link', { name: /^Nummer/ }).map((one) => one.ariaLabel)
  expect(names.map((name) => name?.replace(/^.*\((.*)\) auf der Karte zeigen$/, '$1'))).toEqual([
    '18 von 180 Plätzen frei',
    '55 von 96 Plätzen frei',
    'Alles belegt',
    none,
  ])
  const pins = [...container.querySelectorAll<HTMLElement>('#karte a[data-place]')]
  expect(pins.map(({ textContent }) => textContent)).toEqual([
    '118 frei',
    '255 frei',
    '3Alles belegt',
    '4–',
  ])
  expect(pins[0]?.title).toContain('(18 von 180 Plätzen frei)')
  expect(container.querySelector('[data-part="chosen"] [data-part="state"]')?.textContent).toBe(
    '55 von 96 Plätzen frei',
  )
})

test('the moving map opens with every car park in sight, however narrow the window', () => {
  const { container } = renderView(onMap, { url })
  const given: unknown = JSON.parse(
    container.querySelector<HTMLElement>('#karte')?.dataset.map ?? 'null',
  )
  const [west, south, east, north] = z.object({ view: z.array(z.number()) }).parse(given).view
  const shown = context.data.flatMap(({ koordinaten }) => koordinaten ?? [])
  expect(shown.length).toBeGreaterThan(1)
  for (const { breite, laenge } of shown) {
    expect(laenge).toBeGreaterThanOrEqual(west ?? Infinity)
    expect(laenge).toBeLessThanOrEqual(east ?? -Infinity)
    expect(breite).toBeGreaterThanOrEqual(south ?? Infinity)
    expect(breite).toBeLessThanOrEqual(north ?? -Infinity)
  }
})

test('each row of the list beside the map has trend and age as the list has them', () => {
  renderView(onMap, { url })
  const [row] = screen.getAllByRole('listitem').filter(({ dataset }) => dataset.place === '77')
  expect(row?.textContent).toContain('520\u00A0m vom Bahnhof')
  expect(row?.textContent).toContain('Es werden weniger freie Plätze')
  expect(row?.querySelector('time')?.getAttribute('datetime')).toBe(record.geandert)
})

test('what is renewed in the list is renewed on the map: name, flag and choice', async () => {
  history.replaceState(null, '', url)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
    },
  )
  const page = renderLive(onMap, { url })
  const number = within(page).getByRole('link', { name: /^Nummer 1/ })
  fireEvent.click(number)
  const newer = { ...record, Aktuell: 179, geandert: new Date(taken + 2 * minute).toISOString() }
  fetched.mockImplementation(async () => Response.json([newer]))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(number.ariaLabel).toContain('(1 von 180 Plätzen frei) auf der Karte zeigen')
  const pin = page.querySelector<HTMLElement>('a[data-place="77"]')
  expect(pin?.title).toContain('(1 von 180 Plätzen frei)')
  expect(pin?.querySelector('span')?.textContent).toBe('1 frei')
  const chosen = page.querySelector('[data-part="chosen"]')
  expect(chosen?.textContent).toContain('1 von 180 Plätzen frei')
  fetched.mockRejectedValue(new TypeError('nobody answers'))
  await vi.advanceTimersByTimeAsync(20 * minute)
  expect(number.ariaLabel).toContain(none)
})

test('map and list answer alike, wherever a record says that it is', () => {
  const [car] = context.data
  if (!car) throw new Error('The typical list has car parks.')
  fc.assert(
    fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 12 }), (cars) => {
      const data = cars.map(({ at: koordinaten }, index) => ({
        ...car,
        id: index + 1,
        titel: `P${index + 1}`,
        koordinaten,
      }))
      const view = <ParkingList context={{ ...context, data }} heading="h3" />
      const { headings } = readMap(view, '/de/parken/')
      const { links, pins, rows } = readMap(view, url)
      expect(rows).toEqual(headings)
      expect(pins).toEqual(cars.flatMap(({ isShown }, index) => (isShown ? `${index + 1}` : [])))
      expect(links).toEqual(pins)
    }),
    { numRuns: 20 },
  )
})
