import { examples } from '@kurstadt/contract/examples'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderLive, renderOnServer, renderView } from '../../../tests/support/render-view.tsx'
import { FormPageContext } from '../../features/form-page/index.ts'
import { fixtures } from './formular-pauschale.fixtures.ts'
import { FormularPauschale } from './formular-pauschale.tsx'

const { typical, minimal, english } = examples['formular-pauschale']

test('typical: heading and introduction of the editor, then the fields', () => {
  renderView(<FormularPauschale block={typical} />)
  expect(screen.getByRole('heading', { level: 2, name: typical.options.titel ?? '' })).toBeTruthy()
  expect(screen.getByText(typical.options.einleitung ?? '')).toBeTruthy()
  expect(screen.getByLabelText(/^Anreise/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Anfrage absenden' })).toBeTruthy()
})

test('minimal: the fields stand alone', () => {
  renderView(<FormularPauschale block={minimal} />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('button', { name: 'Anfrage absenden' })).toBeTruthy()
})

test('english: the form speaks English', () => {
  renderView(<FormularPauschale block={english} />, { sprache: 'en', url: '/en/' })
  expect(screen.getByRole('button', { name: 'Send request' })).toBeTruthy()
})

test('email: a mail to the tourism office is offered instead, begun already (spec 4, 7)', () => {
  const emails = { tourismus: 'gast@town.example', rathaus: null }
  const page = { heute: '2026-11-22', reply: null, emails }
  renderView(
    <FormPageContext value={page}>
      <FormularPauschale block={examples['formular-pauschale'].email ?? typical} />
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
  const container = renderLive(<FormularPauschale block={typical} />)
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

test('long-intro: without a script the form is sent to its own page', async () => {
  const block = fixtures['long-intro'] ?? typical
  const { html, errors } = await renderOnServer(<FormularPauschale block={block} />, {
    url: '/de/x/',
  })
  expect(errors).toEqual([])
  expect(html).toContain('method="post"')
  expect(html).not.toContain('action=')
  expect(html).toContain('name="formular" value="pauschale"')
})
