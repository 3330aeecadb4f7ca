import { randomUUID } from 'node:crypto'
import { formSamples } from '@kurstadt/contract/examples'
import { eingang } from '@kurstadt/contract/forms'
import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { draftsOf, openTaking, sampleOf, type Taking, travelling } from './anfragen.ts'

let town: Taking

beforeAll(async () => {
  town = await openTaking()
})

type Doc = Record<string, unknown>

async function send(name: string, body: Doc): Promise<string> {
  const response = await town.post(name, { ...body, ...travelling() })
  expect(response.status).toBe(200)
  return eingang.parse(await response.json()).referenz
}

/** The one draft that a request has made, as the back office reads it. */
async function draftOf(referenz: string): Promise<Doc> {
  const [draft] = await draftsOf(town, referenz)
  if (!draft) throw new Error(`${referenz} has no draft`)
  const { relationTo, id } = draft
  const found: Doc = {
    ...(await town.payload.findByID({ collection: relationTo, id, draft: true })),
  }
  return { ...found, relationTo }
}

test.each(['verein', 'brancheneintrag'] as const)(
  '%s: a new entry is a draft in the directory, which an editor puts in its place',
  async (name) => {
    const body = sampleOf(name).fields
    const draft = await draftOf(await send(name, body))
    expect(draft).toMatchObject({
      relationTo: 'brancheneintraege',
      _status: 'draft',
      bearbeitungsstand: 'pruefung',
      titel: body.titel,
      spezialisierung: body.spezialisierung,
      kontakt: { telefon: body.kontakt_telefon, email: body.kontakt_email, link: body.link },
      adresse: { strasse: body.strasse, plz: body.plz, ort: body.ort },
      zeige_adresse: name === 'verein',
    })
    // Who sent it is nobody's business but the office's.
    expect(JSON.stringify(draft)).not.toMatch(/nora@|Nora/)
  },
)

test('a change to an entry makes no draft: an editor changes the entry itself', async () => {
  const referenz = await send('verein', { ...formSamples.verein.fields, vorhaben: 'aenderung' })
  expect(await draftsOf(town, referenz)).toEqual([])
})

test('a notice that comes on its last day, a moment before midnight, is a draft as well', async () => {
  const { makeDraft } = await import(
    '../../apps/cms/src/subjects/anfragen/drafts/schwarzes-brett/make-draft.ts'
  )
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const { fields } = formSamples['schwarzes-brett']
  const draft = await makeDraft(await createLocalReq({}, town.payload), {
    name: 'schwarzes-brett',
    felder: { ...fields, ablaufdatum: yesterday },
    absendung: { schluessel: randomUUID(), sprache: 'de', pfad: '/de/', query: {} },
    bilder: [],
    bildfeld: 'bild',
  })
  const id = typeof draft?.value === 'string' ? draft.value : ''
  const found = await town.payload.findByID({ collection: 'schwarzes_brett', id, draft: true })
  expect([found.datum_von, found.ablaufdatum].map((day) => day?.slice(0, 10))).toEqual([
    yesterday,
    yesterday,
  ])
})

test('spec 2.6: a notice waits for an editor and says of its sender what they allow', async () => {
  const body = formSamples['schwarzes-brett'].fields
  const draft = await draftOf(await send('schwarzes-brett', body))
  expect(draft).toMatchObject({
    relationTo: 'schwarzes_brett',
    _status: 'draft',
    bearbeitungsstand: 'pruefung',
    titel: body.titel,
    art: 'verschenke',
    kontakt: { zeige_name: false, zeige_telefon: true, zeige_email: false },
  })
  const response = await town.api.get('/api/cms/schwarzes_brett')
  expect(await response.text()).not.toContain(body.titel)
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const refused: [string, Doc, Doc][] = [
  ['a notice for longer than 180 days', { ablaufdatum: inDays(183) }, { ablaufdatum: 'maximum' }],
  ['a notice that is over', { ablaufdatum: inDays(-2) }, { ablaufdatum: 'vergangen' }],
  ['a notice nobody can answer', { zeige_telefon: false }, { zeige_telefon: 'freigabe' }],
  ['a number that is shown but not given', { telefon: '' }, { telefon: 'fehlt' }],
  ['a kind that there is not', { art: 'tausche' }, { art: 'ungueltig' }],
]

test.each(refused)('%s is refused at its field', async (_, change, fields) => {
  const before = await town.counts()
  const body = { ...formSamples['schwarzes-brett'].fields, ...change, ...travelling() }
  const response = await town.post('schwarzes-brett', body)
  expect([response.status, await response.json()]).toMatchObject([400, { error: { fields } }])
  expect(await town.counts()).toEqual(before)
})

test('T67: contact details of a visit are kept for four weeks', async () => {
  const referenz = await send('corona', formSamples.corona.fields)
  const { rows } = await town.client.query<{ tage: number }>(
    `select extract(day from loeschen_am - eingegangen_am)::int as tage from anfragen
     where nummer = $1`,
    [referenz.slice(2)],
  )
  expect([27, 28]).toContain(rows[0]?.tage)
})
