import { brancheneintragExamples, examples, parksatzExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { FormPageContext } from '../../features/form-page/index.ts'
import { ClosingDaysContext } from '../../features/oeffnungszeiten/index.ts'
import { BrancheneintragDetail } from './brancheneintrag-detail.tsx'

const { typical, minimal, english } = examples['brancheneintrag-detail']
const { 'car-park': car, minimal: bare, typical: inn } = brancheneintragExamples
const block = (context: typeof typical.context) => ({ ...typical, context })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.parse(parksatzExamples.typical.geandert) + 60_000)
})
afterEach(() => void vi.useRealTimers())

function show(of = typical, sprache: 'de' | 'en' = 'de', tourismus: string | null = null) {
  const page = { heute: '2027-06-16', reply: null, emails: { tourismus, rathaus: null } }
  return renderView(
    <FormPageContext value={page}>
      <BrancheneintragDetail block={of} />
    </FormPageContext>,
    { url: '/de/branchen/gasthof-silberhirsch-id_22/', sprache },
  )
}
const link = (name: string | RegExp) => screen.getByRole('link', { name })

test('typical: every field of the specification has its place', () => {
  const { container } = show()
  const text = container.textContent ?? ''
  for (const words of [
    'Badische Küche, Biergarten unter Linden',
    'Seit 1821 in der Hand einer Familie.',
    'Warme Küche mittags und abends.',
    'Badgasse 4',
    'Rampe im Hof',
    'Der Biergarten',
  ])
    expect(text).toContain(words)
  expect(link('Gasthöfe & Restaurants').getAttribute('href')).toBe('/de/branchen/?rubrik_id=12')
  expect(link('Anrufen: 030 23125-511').getAttribute('href')).toMatch(/^tel:/)
  expect(link('Speisekarte').getAttribute('href')).toMatch(/^https:/)
  expect(link(/Auf der Karte/).getAttribute('href')).toContain('48.69191')
  expect(screen.getByRole('heading', { name: 'Öffnungszeiten' })).toBeTruthy()
})

test('the hours say once what they are; those of another kind have their own heading', () => {
  const [usual] = inn.oeffnungszeitenStrukturiert
  if (!usual) throw new Error('The inn has hours.')
  const phone = { ...usual, typ: 'TELEFONISCHE_ERREICHBARKEIT' as const }
  show(block({ ...inn, oeffnungszeitenStrukturiert: [usual, phone] }))
  expect(screen.getAllByText('Öffnungszeiten')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Telefonisch erreichbar', level: 3 })).toBeTruthy()
})

test('whoever does not want to be found is not: no address, no map', () => {
  const hidden = { ...inn, zeige_adresse: false }
  const { container } = show(block(hidden))
  expect(screen.getByText('Die Adresse erfahren Sie auf Anfrage.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Karte/ })).toBeNull()
  expect(container.innerHTML).not.toContain('Badgasse')
  expect(container.innerHTML).not.toContain('48.69191')
})

test('minimal: what is not known is said, and nothing is made up', () => {
  show(minimal)
  expect(screen.getByText(/Öffnungszeiten sind uns nicht bekannt/)).toBeTruthy()
  expect(screen.getByText('Dazu wissen wir noch nichts.')).toBeTruthy()
  for (const name of ['Küche und Plätze', 'Bilder', 'Weitere Seiten'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
})

test('a car park shows its free spaces and asks nobody for opening hours', () => {
  show(block(car))
  expect(screen.getByText('von 180 Plätzen frei')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Öffnungszeiten' })).toBeNull()
})

test('a mistake is told by a mail that names the entry, or on the contact page', () => {
  show(typical, 'de', 'info@bad-silberbronn.example')
  const mail = new URL(link('Fehler in diesem Eintrag melden').getAttribute('href') ?? '')
  expect(mail.pathname).toBe('info@bad-silberbronn.example')
  expect(mail.searchParams.get('subject')).toBe(
    'Branchenverzeichnis: Gasthof Silberhirsch (Nr. 22)',
  )
})

test('without an address of the office the contact page hears of a mistake', () => {
  show(block(bare))
  expect(link('Fehler in diesem Eintrag melden').getAttribute('href')).toBe('/de/kontakt/')
})

test('in English, what is not translated is marked as German', () => {
  show(english, 'en')
  expect(languageOf(screen.getByText('Baden cooking, garden under limes'))).toBe('the page')
  expect(languageOf(screen.getByText('Gasthöfe & Restaurants'))).toBe('de')
  expect(link('To the business directory')).toBeTruthy()
})

test.each([
  [[], true],
  [[{ beginn: '2027-12-24T00:00', ende: '2027-12-26T23:59', zusatz: 'Weihnachten' }], false],
])(
  'on a public holiday one is asked to make sure, unless the entry names the day: %j',
  (own, isAsked) => {
    vi.setSystemTime(new Date('2027-12-25T10:00:00Z'))
    const holiday = { tag: '2027-12-25', anlass: '1. Weihnachtstag', feiertag: true }
    const zeiten = typical.context.oeffnungszeitenStrukturiert.map((hours) => ({
      ...hours,
      abweichendeZeiten: own,
    }))
    renderView(
      <ClosingDaysContext value={[holiday]}>
        <BrancheneintragDetail
          block={block({ ...typical.context, oeffnungszeitenStrukturiert: zeiten })}
        />
      </ClosingDaysContext>,
      { url: '/de/branchen/gasthof-silberhirsch-id_22/' },
    )
    expect(screen.queryByText(/^Heute ist Feiertag/) !== null).toBe(isAsked)
  },
)
