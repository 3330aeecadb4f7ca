import { examples } from '@kurstadt/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderLive, renderView } from '../../../tests/support/render-view.tsx'
import { EmbedHostsContext } from '../../features/einbettung/index.ts'
import { FormPageContext } from '../../features/form-page/index.ts'
import { Fotopunkt } from './fotopunkt.tsx'

const { typical, minimal, english } = examples.fotopunkt
const archive = 'https://webcam.bad-silberbronn.example/archiv?tag='
const elsewhere = { ...typical, options: { titel: null, archiv: `${archive}{datum}` } }
const heute = '2027-06-20'
const nothing = { reply: null, emails: { tourismus: null, rathaus: null } }

const page = (block: typeof typical) => (
  <EmbedHostsContext value={['webcam.bad-silberbronn.example']}>
    <FormPageContext value={{ heute, ...nothing }}>
      <Fotopunkt block={block} />
    </FormPageContext>
  </EmbedHostsContext>
)

beforeEach(() => {
  document.body.replaceChildren()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${heute}T10:00:00Z`) })
  return () => void vi.useRealTimers()
})

const field = () => screen.getByLabelText<HTMLInputElement>('Tag wählen')
const frame = () => document.querySelector('iframe')
/** What a script asked the frame for; jsdom goes nowhere by itself. */
function asked() {
  const replace = vi.fn<(address: string) => void>()
  const at = frame()
  if (at) Object.defineProperty(at, 'contentWindow', { value: { location: { replace } } })
  return replace
}

test('typical: the latest picture, when and where it was taken', () => {
  renderView(page(typical))
  expect(screen.getByText('Freitag, 18. Juni 2027, 07:52 Uhr')).toBeTruthy()
  expect(screen.getByRole('img')).toBeTruthy()
  expect(screen.getByText('Silberblick')).toBeTruthy()
})

test('the archive is a page of this site in a frame, and the form loads a day into it', () => {
  renderView(page(typical))
  expect(frame()?.getAttribute('src')).toBe('/de/fotopunkt-archiv/')
  const form = field().form
  expect([form?.getAttribute('action'), form?.target]).toEqual([
    '/de/fotopunkt-archiv/',
    frame()?.name,
  ])
  expect([field().max, field().value]).toEqual([heute, '2027-06-18'])
})

test('a chosen day is asked for at once; the way back stays the page before', () => {
  renderLive(page(typical))
  const replace = asked()
  fireEvent.change(field(), { target: { value: '2027-06-17' } })
  expect(replace.mock.calls).toEqual([['/de/fotopunkt-archiv/?datum=2027-06-17']])
})

test('tomorrow is refused in words, and the frame stays', () => {
  renderLive(page(typical))
  const replace = asked()
  const words = screen.getByText(/kommt erst noch/)
  fireEvent.change(field(), { target: { value: '2027-06-21' } })
  expect([words.hidden, field().getAttribute('aria-invalid')]).toEqual([false, 'true'])
  expect(replace).not.toHaveBeenCalled()
  fireEvent.change(field(), { target: { value: '2027-06-16' } })
  expect([words.hidden, field().getAttribute('aria-invalid')]).toEqual([true, 'false'])
  expect(replace).toHaveBeenCalledOnce()
})

test('a year that is being typed asks for nothing until it is whole', () => {
  renderLive(page(typical))
  const replace = asked()
  for (const year of ['0002', '0020', '0202', '2027'])
    fireEvent.change(field(), { target: { value: `${year}-06-17` } })
  expect(replace).toHaveBeenCalledOnce()
})

test('on a page that stays open past midnight today is today', () => {
  renderLive(page(typical))
  vi.setSystemTime(new Date('2027-06-20T22:05:00Z'))
  fireEvent(window, new Event('pageshow'))
  expect(field().max).toBe('2027-06-21')
})

test('before a click another house’s archive is asked for nothing, then for the chosen day', () => {
  renderLive(page(elsewhere))
  expect(frame()).toBeNull()
  fireEvent.change(field(), { target: { value: '2027-06-17' } })
  expect(frame()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Inhalt laden' }))
  expect(frame()?.src).toBe(`${archive}2027-06-17`)
  fireEvent.change(field(), { target: { value: '2027-06-16' } })
  expect(frame()?.src).toBe(`${archive}2027-06-16`)
  expect(document.querySelector<HTMLAnchorElement>(`a[href="${archive}2027-06-16"]`)).toBeTruthy()
})

test('without scripts another house’s archive is a link to today, and there is no day to choose', () => {
  renderView(page(elsewhere))
  expect(field().form?.hidden).toBe(true)
  expect(document.querySelector(`a[href$="tag=${heute}"]`)).toBeTruthy()
})

test('minimal: that there are no pictures is said, and there is no empty frame', () => {
  renderView(page(minimal))
  expect(screen.getByText('Noch gibt es keine Bilder vom Fotopunkt.')).toBeTruthy()
  expect(frame()).toBeNull()
})

test('a picture that has gone is said', () => {
  const data = typical.context.data.map((one) => ({ ...one, bild: null }))
  renderView(page({ ...typical, context: { ...typical.context, data } }))
  expect(screen.getByText('Dieses Bild lässt sich zurzeit nicht zeigen.')).toBeTruthy()
})

test('english: times, words and archive are English', () => {
  renderView(page(english), { sprache: 'en' })
  expect(screen.getByText('Friday, 18 June 2027, 07:52')).toBeTruthy()
  expect(frame()?.getAttribute('src')).toBe('/en/photo-point-archive/')
})
