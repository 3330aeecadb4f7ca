import { brettExamples } from '@kurstadt/contract/examples'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyShell, newRenderFacts } from '../content/index.ts'
import { answerRequest } from './index.server.tsx'

const server = vi.hoisted(() => ({
  askForVisitor: vi.fn(),
  loadShell: vi.fn(),
  loadNotice: vi.fn(),
}))
vi.mock('../content/index.server.ts', async (original) => ({ ...(await original()), ...server }))

const eintrag = '0198d2a0-0000-4000-8000-000000000001'
const notice = {
  id: eintrag,
  stand: 'haengt',
  art: 'biete',
  titel: 'Kinderfahrrad',
  text: 'Sechs Gänge.',
  preis: null,
  bis: '2027-06-30',
  grund: null,
  adresse: '/de/schwarzes-brett/kinderfahrrad-id_1/',
  verlaengerbar: true,
  aenderungWartet: false,
}
const ansicht = { email: 'n…@post.example', aushaenge: [notice] }
const own = '/de/schwarzes-brett/eigene/abcdefghijklmnopqrstu_/'
const writing = '/de/schwarzes-brett/schreiben/1/'

beforeEach(() => {
  vi.clearAllMocks()
  server.loadShell.mockResolvedValue(emptyShell('de'))
  server.loadNotice.mockResolvedValue(brettExamples.typical)
})

async function open(path: string, form?: Record<string, string>) {
  const facts = newRenderFacts('mark')
  const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
  const response = await answerRequest(new Request(`https://town.example${path}`, init), facts)
  return { status: response.status, html: await response.text(), facts }
}

test('T64: looking asks for nothing but how it stands, and no store may have it', async () => {
  server.askForVisitor.mockResolvedValue({ kind: 'ok', value: ansicht })
  const { facts, html, status } = await open(own)
  expect([status, facts.isPrivate]).toEqual([200, true])
  expect(html).toContain('bis einschließlich')
  // Who knows its address opens it: no link hands it on.
  expect(html).toContain('/de/barrierefreiheit/#formular-barriere')
  expect(server.askForVisitor).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: '/brett/ansehen' }),
  )
})

test('a change that comes too late says so, and keeps the text that was typed', async () => {
  const gone = { ergebnis: 'verloren', ansicht }
  server.askForVisitor.mockResolvedValue({ kind: 'ok', value: gone })
  const felder = { art: 'biete', titel: 'Rad', text: 'Zwei Stunden geschrieben.', preis: '' }
  const { html, status } = await open(own, { tun: 'aendern', eintrag, ...felder })
  expect(status).toBe(409)
  expect(html).toMatch(/role="alert"[\s\S]*Der Aushang wurde inzwischen geändert oder gelöscht/)
  expect(html).toContain('Zwei Stunden geschrieben.')
  expect(html).not.toContain('Ihre Änderung ist gespeichert')
})

test('a change that is refused stands there again with what is wrong, opened', async () => {
  const value = { ergebnis: 'fehler', fehler: { text: 'nummern' }, ansicht }
  server.askForVisitor.mockResolvedValue({ kind: 'ok', value })
  const text = 'Anruf 030 23125-911'
  const form = { tun: 'aendern', eintrag, art: 'biete', titel: 'Rad', text, preis: '' }
  const { html, status } = await open(own, form)
  expect(status).toBe(400)
  expect(html).toMatch(/<details[^>]* open/)
  expect(html).toContain('Bitte ohne Telefonnummern. Ihr übriger Text steht noch da.')
  expect(html).toContain(`${text}</textarea>`)
})

test('who has ended all of it reads so, and not that there is nothing', async () => {
  server.askForVisitor.mockResolvedValue({ kind: 'missing' })
  const { html, status } = await open(own, { tun: 'beenden', eintrag })
  expect([status, html.includes('abgenommen und gelöscht')]).toEqual([200, true])
  expect((await open(own)).status).toBe(404)
  expect((await open(own, { tun: 'sprengen', eintrag })).status).toBe(400)
})

test('T60: a message with a filled honeypot is sent to nobody, and stands there again', async () => {
  const { html, status } = await open(writing, { nachricht: 'Noch da?', firma: 'x' })
  expect([status, html.includes('Noch da?</textarea>')]).toEqual([503, true])
  expect(server.askForVisitor).not.toHaveBeenCalled()
})

test('a message says what is wrong at its fields, and nothing of it is lost', async () => {
  const value = { ergebnis: 'fehler', fehler: { email: 'fehlt' } }
  server.askForVisitor.mockResolvedValue({ kind: 'ok', value })
  const { html, status } = await open(writing, { nachricht: 'Noch da?', weitergeben: 'on' })
  expect(status).toBe(400)
  expect(html).toContain('die weitergegeben werden darf')
  expect(html).toMatch(/<input[^>]*name="weitergeben"[^>]*checked/)
})

test('nobody writes to a notice that hangs no more; while nobody can tell, one may try', async () => {
  server.loadNotice.mockResolvedValue('missing')
  expect((await open(writing)).status).toBe(404)
  server.loadNotice.mockResolvedValue(null)
  expect((await open(writing)).status).toBe(200)
})

test('T04: the link is asked for and answered alike; a wrong address is said', async () => {
  const path = '/de/schwarzes-brett/eigene/'
  server.askForVisitor.mockResolvedValue({ kind: 'ok', value: { ergebnis: 'angenommen' } })
  expect((await open(path, { email: 'n@post.example' })).html).toContain('n@post.example')
  const value = { ergebnis: 'fehler', fehler: { email: 'ungueltig' } }
  server.askForVisitor.mockResolvedValue({ kind: 'ok', value })
  expect((await open(path, { email: 'n@' })).status).toBe(400)
})
