import { formSamples } from '@kurstadt/contract/examples'
import { beforeAll, expect, test } from 'vitest'
import { draftsOf, event, openTaking, type Taking, travelling } from './anfragen.ts'
import { filesOf, keptWith, onWire, requestOf } from './attachments.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { png } from './uploading.ts'
import { local } from './writing.ts'

// Pictures of suggested events and entries: with the request alone until an editor takes them over.

let town: Taking
let office: BackOffice

beforeAll(async () => {
  town = await openTaking()
  office = await openBackOffice(town.databaseUrl)
})

const rights = { bildtext: 'Ein Akkordeon', bildcopyright: 'Foto: Akkordeonfreunde' }

async function suggest(name = 'veranstaltung', body: object = event) {
  const bild = onWire('a.png', await png(640, 480))
  return requestOf(town, await town.post(name, { ...body, ...rights, bild, ...travelling() }))
}

const takeOver = async (
  anfrage: string,
  rolle: 'tourismus' | 'rathaus',
  lizenz = 'nutzungsrecht',
) => {
  const [kept] = await keptWith(town, anfrage)
  const sent = { anlage: kept?.id, lizenz }
  return office.call('POST', `anfragen/${anfrage}/bild`, sent, await office.logIn(rolle))
}

test('the picture of a suggested event is private until an editor takes it over', async () => {
  const id = await suggest()
  expect(await filesOf(town, 'MEDIA_DIR')).toEqual([])
  expect((await takeOver(id, 'rathaus')).status).toBe(404)
  expect((await takeOver(id, 'tourismus', '')).status).toBe(400)
  expect(await takeOver(id, 'tourismus')).toEqual({
    status: 200,
    body: { message: 'Das Bild ist jetzt in der Mediathek und im Entwurf.' },
  })
  expect((await takeOver(id, 'tourismus')).status).toBe(409)
  const { nummer } = await town.payload.findByID({ collection: 'anfragen', id, ...local })
  const [made] = await draftsOf(town, `A-${nummer}`)
  const draft = await town.payload.findByID({
    collection: 'veranstaltungen',
    id: made?.id ?? '',
    draft: true,
  })
  expect(draft.bild).toMatchObject({
    alt: rights.bildtext,
    copyright: rights.bildcopyright,
    lizenz: 'nutzungsrecht',
  })
  // What stands at a picture may be read by everybody; who sent it may not.
  expect(JSON.stringify(draft.bild)).not.toContain('@')
})

test('a picture is not lost with the draft that lies in the bin: it goes to the library', async () => {
  const id = await suggest()
  const { nummer } = await town.payload.findByID({ collection: 'anfragen', id, ...local })
  const [draft] = await draftsOf(town, `A-${nummer}`)
  const path = `veranstaltungen/${draft?.id}?locale=de`
  const bin = { deletedAt: new Date().toISOString() }
  const token = await office.logIn('tourismus')
  expect((await office.call('PATCH', path, bin, token)).status).toBe(200)
  expect(await takeOver(id, 'tourismus')).toEqual({
    status: 200,
    body: { message: 'Das Bild ist jetzt in der Mediathek.' },
  })
})

test('a picture for an entry that is there already is not lost: it goes to the library', async () => {
  const id = await suggest('verein', { ...formSamples.verein.fields, vorhaben: 'aenderung' })
  expect(await takeOver(id, 'rathaus')).toEqual({
    status: 200,
    body: { message: 'Das Bild ist jetzt in der Mediathek.' },
  })
})
