import { examples } from '@kurstadt/contract/examples'
import { fieldTextsOf, formDefinitions } from '@kurstadt/contract/form-definitions'
import { type FormName, formNames } from '@kurstadt/contract/forms'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAwake, renderOnServer, renderView } from '../../tests/support/render-view.tsx'
import { FormPageContext } from '../features/form-page/index.ts'
import { RenderBlock } from './render-block.tsx'

/** What a form says on its button, and the label of its first field. */
function textsOf(form: FormName, sprache: 'de' | 'en' = 'de') {
  const definition = formDefinitions[form]
  const name = definition.groups[0]?.fields[0]?.name ?? ''
  const { label } = fieldTextsOf(definition, sprache, name)
  return {
    button: definition.texts[sprache].submit,
    first: (text: string) => text.startsWith(label),
  }
}

/** What the forms have been given to say: a field, and the button in both languages. */
const words: readonly [form: FormName, field: RegExp, button: string, english: string][] = [
  ['aushang-melden', /^Welcher Aushang\?/, 'Aushang melden', 'Report notice'],
  ['barriere', /^Auf welcher Seite\?/, 'Barriere melden', 'Report a barrier'],
  ['brancheneintrag', /^Welcher Betrieb\?/, 'Eintrag absenden', 'Send entry'],
  ['corona', /^Welches Haus besuchen Sie\?/, 'Kontaktdaten absenden', 'Send contact details'],
  ['fuehrung', /^Welche Führung\?/, 'Anfrage absenden', 'Send request'],
  ['kontakt', /^Worum geht es\?/, 'Nachricht absenden', 'Send message'],
  ['pauschale', /^Anreise/, 'Anfrage absenden', 'Send request'],
  ['schaden', /^Wo ist es\?/, 'Schaden melden', 'Report damage'],
  ['schwarzes-brett', /^Überschrift/, 'Aushang absenden', 'Send notice'],
  ['veranstaltung', /^Titel der Veranstaltung/, 'Veranstaltung vorschlagen', 'Suggest this event'],
  ['verein', /^Welcher Verein\?/, 'Eintrag absenden', 'Send entry'],
]

test.each(words)(
  '%s speaks in its own words, in both languages',
  (form, field, button, english) => {
    const blocks = examples[`formular-${form}`]
    const { unmount } = renderView(<RenderBlock block={blocks.typical} />)
    expect(screen.getByLabelText(field)).toBeTruthy()
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
    unmount()
    renderView(<RenderBlock block={blocks.english} />, { sprache: 'en', url: '/en/' })
    expect(screen.getByRole('button', { name: english })).toBeTruthy()
  },
)

test.each(formNames)('%s: heading and introduction of the editor, then the fields', (form) => {
  const { typical } = examples[`formular-${form}`]
  const { first, button } = textsOf(form)
  renderView(<RenderBlock block={typical} />)
  expect(screen.getByRole('heading', { level: 2, name: typical.options.titel ?? '' })).toBeTruthy()
  expect(screen.getByText(typical.options.einleitung ?? '')).toBeTruthy()
  expect(screen.getAllByText(first).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: button })).toBeTruthy()
})

const packages = examples['formular-pauschale'].choice ?? examples['formular-pauschale'].typical

test('without a package in the address the offers to choose from stand first', () => {
  renderView(<RenderBlock block={packages} />, { url: '/de/angebote/anfrage/' })
  const offer = screen.getByRole('link', { name: 'Tannen und Thermen' })
  expect(offer.getAttribute('href')).toBe(
    '/de/angebote/anfrage/?pauschale=tannen-und-thermen-id_1&hotel=vorschlag',
  )
})

test('W12: the package that was chosen stands above its form, with nights and lowest price', () => {
  const url = '/de/angebote/anfrage/?pauschale=tannen-und-thermen-id_1&hotel=vorschlag'
  renderView(<RenderBlock block={packages} />, { url })
  const chosen = screen.getByRole('region', { name: 'Ihre Auswahl' })
  expect(chosen.textContent?.replaceAll('\u00A0', ' ')).toContain('3 Nächte, ab 177 €')
  expect(screen.queryByText('Bitte wählen Sie zuerst ein Angebot')).toBeNull()
})

test.each([
  ['kurhotel-quellenhof-id_1', 'Haus: Kurhotel Quellenhof'],
  ['1', 'Haus: Kurhotel Quellenhof'],
  ['vorschlag', 'Das Haus schlagen wir Ihnen vor.'],
  ['haus-das-nicht-dabei-ist-id_77', 'Das Haus schlagen wir Ihnen vor.'],
])('W12: beside the package stands the house that was chosen: %s', (hotel, words) => {
  const url = `/de/angebote/anfrage/?pauschale=tannen-und-thermen-id_1&hotel=${hotel}`
  renderView(<RenderBlock block={packages} />, { url })
  expect(screen.getByRole('region', { name: 'Ihre Auswahl' }).textContent).toContain(words)
})

test('a mail that is begun names the package and the house that were chosen', () => {
  const emails = { tourismus: 'gast@town.example', rathaus: null }
  const { email = packages } = examples['formular-pauschale']
  const { context } = packages
  renderView(
    <FormPageContext value={{ heute: '2026-11-22', reply: null, emails }}>
      <RenderBlock block={{ ...email, context }} />
    </FormPageContext>,
    { url: '/de/angebote/anfrage/?pauschale=x-id_1&hotel=y-id_2' },
  )
  const mail = screen.getByRole('link', { name: /E-Mail/ }).getAttribute('href') ?? ''
  expect(decodeURIComponent(mail)).toContain('„Tannen und Thermen“ im Haus „Pension Annemarie“')
})

test.each([
  ['3', true],
  ['1', false],
])('spec 4: package %s decides whether a mail is offered instead of the form: %s', (id, isMail) => {
  const emails = { tourismus: 'gast@town.example', rathaus: null }
  const { mixed = packages } = examples['formular-pauschale']
  renderView(
    <FormPageContext value={{ heute: '2026-11-22', reply: null, emails }}>
      <RenderBlock block={mixed} />
    </FormPageContext>,
    { url: `/de/angebote/anfrage/?pauschale=${id}&hotel=vorschlag` },
  )
  const mail = screen.queryByRole('link', { name: /E-Mail/ })?.getAttribute('href') ?? ''
  expect(decodeURIComponent(mail).includes('„Tage am Ofen“')).toBe(isMail)
  expect(screen.queryByRole('button', { name: 'Anfrage absenden' }) === null).toBe(isMail)
})

test('a package that nobody knows is none: the offers are shown', () => {
  renderView(<RenderBlock block={packages} />, { url: '/de/x/?pauschale=%22%3Cb%3E&hotel=a' })
  expect(screen.getByText('Bitte wählen Sie zuerst ein Angebot')).toBeTruthy()
})

test.each(formNames)('%s: the fields stand alone where an editor says nothing', (form) => {
  renderView(<RenderBlock block={examples[`formular-${form}`].minimal} />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('button', { name: textsOf(form).button })).toBeTruthy()
})

test.each(formNames)('%s: English and German are not the same', (form) => {
  expect(textsOf(form, 'en').button).not.toBe(textsOf(form).button)
})

test('email: a mail to the tourism office is offered instead, begun already (spec 4, 7)', () => {
  const emails = { tourismus: 'gast@town.example', rathaus: null }
  const page = { heute: '2026-11-22', reply: null, emails }
  const { typical, email = typical } = examples['formular-pauschale']
  renderView(
    <FormPageContext value={page}>
      <RenderBlock block={email} />
    </FormPageContext>,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  const href = decodeURIComponent(screen.getByRole('link').getAttribute('href') ?? '')
  expect(href).toContain('mailto:gast@town.example?subject=Pauschalanfrage&body=')
  const asked = [
    'Anreise',
    'Abreise',
    'Zimmerart',
    'Personen',
    'Verpflegung',
    'Anschrift',
    'Telefon',
  ]
  for (const word of asked) expect(href).toContain(word)
})

test('spec 4: without package or hotel in the address it goes to error without sending', async () => {
  const send = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', send)
  expect(Object.keys(formDefinitions.pauschale.parameters ?? {})).toEqual(['pauschale', 'hotel'])
  const container = await renderAwake(
    <RenderBlock block={examples['formular-pauschale'].typical} />,
  )
  const values = {
    datum_von: '2026-03-01',
    datum_bis: '2026-03-04',
    vorname: 'Eva',
    nachname: 'Roth',
    strasse: 'Weg 1',
    plz: '00375',
    ort: 'Silbertal',
    email: 'a@b.example',
  }
  for (const [name, value] of Object.entries(values)) {
    const field = container.querySelector(`[name=${name}]`)
    if (field) fireEvent.input(field, { target: { value } })
  }
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Anfrage absenden' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Leider ist ein Fehler bei der Anfrage aufgetreten')
  expect(screen.getByRole('link', { name: 'Zu den Pauschalangeboten' })).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test.each(formNames)('%s: without a script it is sent to its own page', async (form) => {
  const { html, errors } = await renderOnServer(
    <RenderBlock block={examples[`formular-${form}`].typical} />,
    { url: '/de/x/' },
  )
  expect(errors).toEqual([])
  expect(html).toContain('method="post"')
  expect(html).not.toContain('action=')
  expect(html).toContain(`name="formular" value="${form}"`)
})
