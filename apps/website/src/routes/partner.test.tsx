import type { Sprache } from '@kurstadt/contract'
import { mostFields, type PartnerAnsicht } from '@kurstadt/contract/partner'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { emptyShell, newRenderFacts } from '../content/index.ts'
import { answerRequest } from './index.server.tsx'

const server = vi.hoisted(() => ({ askForVisitor: vi.fn(), loadShell: vi.fn() }))
vi.mock('../content/index.server.ts', async (original) => ({ ...(await original()), ...server }))

const zugang = 'abcdefghijklmnopqrstu_'
const own = `/de/eintrag-pflegen/${zugang}/`
const english = `/en/keep-your-entry/${zugang}/`
const ansicht: PartnerAnsicht = {
  stand: 'offen',
  typ: 'unterkuenfte',
  titel: 'Haus Tanne',
  werte: {
    telefon: '030 23125-100',
    email: null,
    link: null,
    betten: 20,
    preis_ab: 80,
    preis_je: 'person',
    saison: null,
    zeiten: [],
    schliesstage: [{ von: '2026-12-28', bis: '2027-01-06', hinweis: 'Betriebsferien' }],
    bilder: [],
  },
  bilder: [],
  bemerkung: null,
  adresse: '/de/unterkunft/haus-tanne-id_1/',
  gueltig_bis: '2027-03-01',
  wartet_seit: null,
  entschieden: null,
  beantwortet_am: null,
}
const shop: PartnerAnsicht = {
  ...ansicht,
  typ: 'brancheneintraege',
  werte: {
    ...ansicht.werte,
    zeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:00', ende: '12:00' }],
    schliesstage: [{ von: '2026-12-24', bis: '2026-12-26', hinweis: null }],
  },
}

beforeEach(() => {
  vi.clearAllMocks()
  server.loadShell.mockImplementation(({ sprache }: { sprache: Sprache }) =>
    Promise.resolve(emptyShell(sprache)),
  )
})

async function open(path: string, form?: Record<string, string>) {
  const facts = newRenderFacts('mark')
  const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
  const response = await answerRequest(new Request(`https://town.example${path}`, init), facts)
  return { status: response.status, html: await response.text(), facts }
}
const answers = (value: unknown) => server.askForVisitor.mockResolvedValue({ kind: 'ok', value })

test('T64: a GET asks for nothing but how it stands; the page is private and in no search engine', async () => {
  answers(ansicht)
  const { facts, html, status } = await open(own)
  expect([status, facts.isPrivate]).toEqual([200, true])
  expect(html).toContain('noindex')
  expect(html).toMatch(/name="betten"[^>]*value="20"/)
  expect(html).toContain('Betriebsferien und andere Schließtage')
  expect(html).toMatch(/name="zu_1_bis"[^>]*value="2027-01-06"/)
  expect(html).not.toContain('zeit_1_tag')
  expect(html).toContain('Alles stimmt noch')
  expect(server.askForVisitor).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: '/partner/ansehen' }),
  )
})

test('it is there in English, and says that the entry is in German', async () => {
  answers(shop)
  const { html } = await open(english)
  expect(html).toContain('Everything is still right')
  expect(html).toContain('See the entry (in German)')
  expect(html).toContain(`action="${english}"`)
  expect(html).toMatch(/name="zeit_1_beginn"[^>]*value="08:00"/)
  // Three empty rows follow the one that is filled in.
  expect(html).toContain('name="zeit_4_tag"')
  expect(html).not.toContain('name="zeit_5_tag"')
})

test('what is wrong is said at its field, by its row, and nothing that was typed is lost', async () => {
  const fehler = { zeit_2_ende: 'fehlt', zu_1_von: 'ungueltig', link: 'ungueltig' }
  answers({ ergebnis: 'fehler', fehler, ansicht: shop })
  const form = { tun: 'senden', zeit_2_tag: 'SAMSTAG', zeit_2_beginn: '09:00', zu_1_von: 'bald' }
  const { html, status } = await open(own, { ...form, link: 'tanne.example', bemerkung: 'Neu.' })
  expect(status).toBe(400)
  expect(html).toContain('Zeit 2, Bis: Bitte füllen Sie dieses Feld aus.')
  expect(html).toContain('Zeitraum 1, Erster Tag: Bitte schreiben Sie den Tag so: 24.12.2026.')
  expect(html).toContain('value="tanne.example"')
  expect(html).toContain('Neu.</textarea>')
  expect(html).not.toContain('Alles stimmt noch')
})

test('used twice it shows what was sent, and that it can be changed until the office has decided', async () => {
  answers({ ...ansicht, wartet_seit: '2026-11-26', werte: { ...ansicht.werte, betten: 24 } })
  const { html } = await open(own)
  expect(html).toMatch(/name="betten"[^>]*value="24"/)
  expect(html).toContain('können Sie sie noch ändern')
  expect(html).not.toContain('Alles stimmt noch')
})

test('a link that holds no more says why and how to get a new one; an unknown one is a missing page', async () => {
  answers({ stand: 'abgelaufen' })
  const { html, status } = await open(own)
  expect([status, html.includes('abgelaufen'), html.includes('/de/kontakt/')]).toEqual([
    410,
    true,
    true,
  ])
  server.askForVisitor.mockResolvedValue({ kind: 'refused' })
  const missing = await open(own)
  expect([missing.status, missing.html.includes('404 - Seite nicht gefunden')]).toEqual([404, true])
  expect(missing.facts.isPrivate).toBe(true)
  answers({ ergebnis: 'getan', ansicht: { stand: 'beendet' } })
  expect((await open(own, { tun: 'beenden' })).status).toBe(200)
})

test('while nobody can take it what was typed stands there again', async () => {
  server.askForVisitor
    .mockResolvedValueOnce({ kind: 'away' })
    .mockResolvedValueOnce({ kind: 'ok', value: ansicht })
  const { html, status } = await open(own, { tun: 'senden', betten: '33' })
  expect([status, /name="betten"[^>]*value="33"/.test(html)]).toEqual([503, true])
  expect(html).toContain('Ihre Angaben stehen noch da.')
})

test('what is no act is refused, and a form cannot be made long', async () => {
  expect((await open(own, { tun: 'sprengen' })).status).toBe(400)
  answers({ ergebnis: 'getan', ansicht })
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`x_${at}`, 'y']))
  await open(own, { ...many, tun: 'senden', betten: '1' })
  const asked = z
    .tuple([z.object({ body: z.object({ felder: z.record(z.string(), z.string()) }) })])
    .parse(server.askForVisitor.mock.calls.at(-1))
  expect(Object.keys(asked[0].body.felder).length).toBeLessThanOrEqual(mostFields)
})

const known = 'a0000000-0000-4000-8000-000000000001'
const waits = 'a0000000-0000-4000-8000-000000000002'
const pictured: PartnerAnsicht = {
  ...ansicht,
  werte: {
    ...ansicht.werte,
    bilder: [
      { id: known, neu: null },
      { id: waits, neu: { text: 'Saal', text_en: null, recht: 'Foto: Haus Tanne' } },
    ],
  },
  bilder: [
    {
      id: known,
      vorschau: '/media/a-240.webp',
      text: 'Garten',
      bildtext: null,
      recht: 'Foto: Stadt',
    },
    {
      id: waits,
      vorschau: 'data:image/webp;base64,AA==',
      text: 'Saal',
      bildtext: null,
      recht: null,
    },
  ],
}

test('pictures stand there with what is said of them; what waits can still be described otherwise', async () => {
  answers(pictured)
  const { html } = await open(own)
  expect(html).toMatch(/<img src="\/media\/a-240.webp" alt="Garten"/)
  expect(html).toContain('src="data:image/webp;base64,AA=="')
  expect(html).toMatch(/name="bild_2_text"[^>]*value="Saal"/)
  expect(html).not.toContain('name="bild_1_text"')
  expect(html).toMatch(new RegExp(`<input(?=[^>]*value="${known}")(?=[^>]*checked)`))
  expect(html).toMatch(/enctype="multipart\/form-data"/i)
})

async function post(fields: Record<string, string | File>, headers = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ tun: 'senden', ...fields })) body.set(name, value)
  const init = { method: 'POST', body, headers }
  const facts = newRenderFacts('mark')
  const response = await answerRequest(new Request(`https://town.example${own}`, init), facts)
  return { status: response.status, html: await response.text() }
}
const file = new File(['abc'], 'Familie Tanne im Garten.jpg', { type: 'image/jpeg' })
const asked = z.tuple([z.object({ body: z.object({ fotos: z.array(z.unknown()) }) })])

test('T67: a photo travels without the name that its file has at home; an empty field is none', async () => {
  answers({ ergebnis: 'getan', ansicht: pictured })
  await post({ foto_1_datei: new File([], ''), foto_2_datei: file, foto_2_text: 'Garten' })
  const [{ body }] = asked.parse(server.askForVisitor.mock.calls.at(-1))
  expect(body.fotos).toEqual([{ reihe: 2, daten: 'YWJj' }])
})

test('what is wrong elsewhere asks for the photo once more, and keeps its words', async () => {
  answers({ ergebnis: 'fehler', fehler: { betten: 'ungueltig' }, ansicht: pictured })
  const fields = {
    foto_1_datei: file,
    foto_1_text: 'Im Garten',
    bild_1_id: known,
    bild_1_weg: 'ja',
  }
  const { html, status } = await post({ ...fields, betten: 'viele', bild_erstes: 'foto_1' })
  expect(status).toBe(400)
  expect(html).toContain('Neues Foto 1, Datei: Bitte wählen Sie das Foto noch einmal aus')
  expect(html).toContain('value="Im Garten"')
  expect(html).toMatch(/<input(?=[^>]*name="bild_1_weg")(?=[^>]*checked)/)
  expect(html).toMatch(/<input(?=[^>]*value="foto_1")(?=[^>]*checked)/)
})

test('T46: photos that are too large together are said where they were chosen', async () => {
  answers(pictured)
  const { html, status } = await post(
    { foto_1_text: 'Im Garten' },
    { 'x-zu-gross': 'foto_1_datei' },
  )
  expect([status, html.includes('value="Im Garten"')]).toEqual([413, true])
  expect(html).toContain('Neues Foto 1, Datei: Die Fotos sind zusammen zu groß')
  expect(server.askForVisitor).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: '/partner/ansehen' }),
  )
})
