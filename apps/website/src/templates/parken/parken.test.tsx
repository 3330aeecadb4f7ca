import { examples, parksatzExamples } from '@kurstadt/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderLive, renderView } from '../../../tests/support/render-view.tsx'
import { Parken } from './parken.tsx'

const { typical, minimal, english } = examples.parken
const { context } = typical
const simulation = { ...typical, context: { ...context, quelle: 'simulation' as const } }
const unknown = {
  ...typical,
  context: {
    ...context,
    data: context.data.map((one) => ({ ...one, parkplatz: { ...one.parkplatz, stand: null } })),
  },
}
const { typical: record } = parksatzExamples
const taken = Date.parse(record.geandert)
const minute = 60_000
const none = 'Derzeit keine Daten'

/** Minutes after the records of the examples. */
const at = (minutes: number) => vi.setSystemTime(taken + minutes * minute)

const fetched = vi.fn<typeof fetch>()
const answers = (json: unknown, date = new Date()) =>
  fetched.mockImplementation(async () =>
    Response.json(json, { headers: { Date: date.toUTCString() } }),
  )

// Behaviour of a page counts on one clock for as long as the page is there.
beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())
beforeEach(() => {
  at(2)
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

const car = (name: RegExp) => {
  const heading = screen.getByRole('heading', { name })
  return within(heading.closest('article') ?? document.body)
}
const seen = (text: string, name: RegExp) =>
  car(name)
    .queryAllByText(text)
    .some((one) => one.closest('[hidden]') === null)

test('typical: free is Gesamt minus Aktuell, with the trend in words and of when it is', () => {
  renderView(<Parken block={typical} />)
  expect(car(/P1/).getByText('18')).toBeTruthy()
  expect(car(/P1/).getByText('von 180 Plätzen frei')).toBeTruthy()
  expect(car(/P1/).getByText('Es werden weniger freie Plätze')).toBeTruthy()
  expect(car(/P1/).getByText('10:20 Uhr').getAttribute('datetime')).toBe(record.geandert)
  expect(car(/P2/).getByText('55')).toBeTruthy()
  expect(car(/P2/).getByText('Es werden mehr freie Plätze')).toBeTruthy()
})

test('below 0 is a green rising arrow, above 0 a red one, 0 amber: the colour is never alone', () => {
  const { container } = renderView(<Parken block={typical} />)
  const trends = Array.from(container.querySelectorAll<HTMLElement>('[data-trend]'))
  expect(trends.slice(0, 3).map(({ dataset }) => dataset.trend)).toEqual(['voll', 'frei', 'gleich'])
  for (const trend of trends) expect(trend.textContent).toMatch(/Plätze|gleich/)
})

test('a full car park says so', () => {
  renderView(<Parken block={typical} />)
  expect(seen('Alles belegt', /P3/)).toBe(true)
  expect(seen('von 140 Plätzen frei', /P3/)).toBe(false)
})

test('an old record is no number', () => {
  renderView(<Parken block={typical} />)
  expect(seen(none, /P4/)).toBe(true)
  expect(seen('von 220 Plätzen frei', /P4/)).toBe(false)
})

test('a car park that nobody knows anything of is listed all the same', () => {
  renderView(<Parken block={unknown} />)
  expect(seen(none, /P1/)).toBe(true)
  expect(car(/P1/).getByText('Badstraße 3')).toBeTruthy()
})

test('a simulation calls itself one', () => {
  renderView(<Parken block={simulation} />)
  expect(screen.getByText(/Diese Zahlen sind erfunden/)).toBeTruthy()
})

test('minimal: that there are no car parks is said', () => {
  renderView(<Parken block={minimal} />)
  expect(screen.getByText('Zurzeit sind hier keine Parkplätze eingetragen.')).toBeTruthy()
})

const withGerman = {
  ...english,
  context: {
    ...english.context,
    data: [...english.context.data, ...typical.context.data.slice(1)],
  },
}

test('in English the words are English, and what is not translated is marked as German', () => {
  renderView(<Parken block={withGerman} />, { sprache: 'en' })
  expect(car(/Bath house/).getByText('of 180 spaces free')).toBeTruthy()
  expect(car(/Bath house/).getByText('Spaces are filling up')).toBeTruthy()
  expect(languageOf(car(/P2/).getByText('96 Plätze am Bahnsteig'))).toBe('de')
})

test('on an open page the age grows, and after fifteen minutes the number goes', async () => {
  fetched.mockRejectedValue(new TypeError('nobody answers'))
  renderLive(<Parken block={typical} />)
  expect(car(/P1/).getByText(', vor 2 Minuten')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(13 * minute)
  expect(seen('von 180 Plätzen frei', /P1/)).toBe(true)
  await vi.advanceTimersByTimeAsync(minute)
  expect(seen(none, /P1/)).toBe(true)
})

test('every thirty seconds one question renews all car parks', async () => {
  renderLive(<Parken block={typical} />)
  const later = new Date(taken + 2 * minute).toISOString()
  answers([
    { ...record, Aktuell: 180, Trend: 0, geandert: later },
    { ID: 4, Gesamt: 220, Aktuell: 19, Trend: -1, geandert: later },
  ])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/parkleitsystem')
  expect(seen('Alles belegt', /P1/)).toBe(true)
  expect(seen(none, /P2/)).toBe(true)
  expect(car(/P4/).getByText('201')).toBeTruthy()
  expect(seen('Es werden mehr freie Plätze', /P4/)).toBe(true)
})

test.each([
  ['a page', () => new Response('<html>Bitte anmelden</html>')],
  ['an error', () => Response.json([], { status: 503 })],
])('%s instead of records changes nothing', async (_, answer) => {
  renderLive(<Parken block={typical} />)
  fetched.mockImplementation(async () => answer())
  await vi.advanceTimersByTimeAsync(30_000)
  expect(car(/P1/).getByText('18')).toBeTruthy()
})

test('records that are none are left out, whatever they say', async () => {
  renderLive(<Parken block={typical} />)
  answers([null, { ID: '1' }, { ...record, ID: 2, Aktuell: -5 }, { ...record, Aktuell: 900 }])
  await vi.advanceTimersByTimeAsync(30_000)
  for (const name of [/P1/, /P2/, /P3/, /P4/]) expect(seen(none, name)).toBe(true)
})

test('a clock that is an hour slow or fast changes no number', async () => {
  renderLive(<Parken block={typical} />)
  answers([record], new Date(taken + 3 * minute))
  at(63)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(car(/P1/).getByText(', vor 3 Minuten')).toBeTruthy()
})

test('nobody is asked in the background, and at once when the page is looked at again', async () => {
  renderLive(<Parken block={typical} />)
  answers([record])
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(fetched).not.toHaveBeenCalled()
  look.mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  expect(fetched).toHaveBeenCalledTimes(1)
  fireEvent(document, new Event('visibilitychange'))
  expect(fetched).toHaveBeenCalledTimes(1)
  look.mockRestore()
})

test('whoever saves data asks for nothing more', async () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true, effectiveType: '4g' },
  })
  renderLive(<Parken block={typical} />)
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(fetched).not.toHaveBeenCalled()
})
