import { abfallkalenderExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderOnServer } from '../../tests/support/render-view.tsx'
import { newRenderFacts } from '../content/index.ts'
import { galleryPage } from './gallery-pages.server.ts'
import { showAskForReminders, takeAskForReminders } from './reminders.tsx'

const server = vi.hoisted(() => ({
  askForVisitor: vi.fn(),
  loadShell: vi.fn(),
  loadWasteCalendar: vi.fn(),
}))
vi.mock('../content/index.server.ts', () => server)

const path = '/de/abfall-erinnerung/'

function askedFor(at: string, init: RequestInit = {}) {
  const url = new URL(at, 'http://localhost')
  return { request: new Request(url, init), url, params: {}, facts: newRenderFacts('mark') }
}

beforeEach(() => {
  server.loadShell.mockResolvedValue(galleryPage('slim', 'default', 'de').shell)
})

test('a street that is looked for on this page is found', async () => {
  server.loadWasteCalendar.mockResolvedValue(abfallkalenderExamples.choice)
  const asked = askedFor(`${path}?q=Talstr`)
  const shown = await showAskForReminders(asked)
  if (shown instanceof Response) throw new Error('no page')
  expect(server.loadWasteCalendar).toHaveBeenCalledWith(
    expect.objectContaining({ q: 'Talstr', sprache: 'de' }),
  )
  expect(asked.facts.isPrivate).toBe(true)
})

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ strasse_id: '1', arten: '1', zeit: 'morgen-6', ...fields }),
})

test('a form that is wrong is shown again with all that was entered', async () => {
  server.loadWasteCalendar.mockResolvedValue(abfallkalenderExamples.typical)
  const value = { ergebnis: 'fehler', fehler: { email: 'ungueltig' } }
  server.askForVisitor.mockResolvedValue({ kind: 'ok', value })
  const shown = await takeAskForReminders(askedFor(path, form({ email: 'erna@' })))
  if (shown instanceof Response) throw new Error('no page')
  expect(shown.status).toBe(400)
  document.body.innerHTML = (await renderOnServer(shown.view, { url: path })).html
  const own = document.querySelector<HTMLFormElement>(`form[action="${path}"]`)
  expect(Object.fromEntries(new FormData(own ?? undefined))).toEqual({
    strasse_id: '1',
    arten: '1',
    zeit: 'morgen-6',
    email: 'erna@',
  })
})

test('a street of which nothing is collected leads to another one', async () => {
  server.loadWasteCalendar.mockResolvedValue(abfallkalenderExamples['without-dates'])
  const shown = await showAskForReminders(askedFor(`${path}?strasse_id=1`))
  if (shown instanceof Response) throw new Error('no page')
  document.body.innerHTML = (await renderOnServer(shown.view, { url: path })).html
  expect(screen.getByRole('link', { name: 'Andere Straße' }).getAttribute('href')).toBe(path)
})
