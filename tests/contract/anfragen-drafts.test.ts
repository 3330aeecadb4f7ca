import { formSamples } from '@kurstadt/contract/examples'
import { eingang } from '@kurstadt/contract/forms'
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

const refused: [string, Doc, Doc][] = [
  ['a link in the text', { text: 'Bilder unter fahrrad.example.com/1' }, { text: 'links' }],
  ['an address in the heading', { titel: 'Rad an rad@post.example' }, { titel: 'links' }],
  ['a number in the text', { text: 'Rufen Sie an: 030 23125-911' }, { text: 'nummern' }],
  ['a number that is shown but not given', { telefon: '' }, { telefon: 'fehlt' }],
  ['a kind that there is not', { art: 'tausche' }, { art: 'ungueltig' }],
]

test.each(refused)('a notice with %s is refused at its field', async (_, change, fields) => {
  const before = await town.counts()
  const body = { ...formSamples['schwarzes-brett'].fields, ...change, ...travelling() }
  const response = await town.post('schwarzes-brett', body)
  expect([response.status, await response.json()]).toMatchObject([400, { error: { fields } }])
  expect(await town.counts()).toEqual(before)
})

test('T67: contact details of a visit are kept for four weeks', async () => {
  const { corona } = formSamples
  const referenz = await send('corona', corona.fields)
  const { docs } = await town.payload.find({
    collection: 'anfragen',
    where: { nummer: { equals: Number(referenz.slice(2)) } },
  })
  const [{ id, loeschen_am } = { id: '' }] = docs
  // The visit may be later than the day on which they came.
  const lastDay = Date.parse(corona.fields.datum) + 28 * 86_400_000
  expect(loeschen_am?.slice(0, 10)).toBe(new Date(lastDay).toISOString().slice(0, 10))
  // An editor who empties the day gets the same.
  const data = { loeschen_am: null }
  const emptied = await town.payload.update({ collection: 'anfragen', id, data })
  expect(emptied.loeschen_am).toBe(loeschen_am)
})
