import { beforeAll, expect, test } from 'vitest'
import { openPersonalData, person } from './personal-data.ts'
import { german } from './writing.ts'

// What names a person where nobody looks any more: ended links, older versions, the bin (Art. 15, 17 GDPR; T67).

let town: Awaited<ReturnType<typeof openPersonalData>>

beforeAll(async () => {
  town = await openPersonalData()
})

/** What somebody has sent by their link; one that has ended keeps no address. */
async function propose(email: string | null, werte: object, vorher: object = {}): Promise<string> {
  const [{ id } = {}] = await town.rows(
    `with link as (
       insert into partner_einladungen (id, sammlung, eintrag, email, zugang, gueltig_bis, beendet_am, beendet_weil)
       select gen_random_uuid(), 'unterkuenfte', gen_random_uuid(), $1, gen_random_uuid()::text, current_date,
         case when $1::text is null then now() end, case when $1::text is null then 'beendet' end
       returning id, sammlung, eintrag)
     insert into partner_vorschlaege (einladung, sammlung, eintrag, werte, vorher, bemerkung)
     select id, sammlung, eintrag, $2::jsonb, $3::jsonb, 'Ab Mai.' from link returning id`,
    [email, JSON.stringify(werte), JSON.stringify(vorher)],
  )
  return String(id)
}

test('what a partner has sent goes with its photos, although their link has ended and keeps no address', async () => {
  const { rows, look, erase, archive } = town
  const [before, after] = [person('frueher'), person('heute')]
  const id = await propose(null, { email: after }, { email: before })
  await rows(
    `insert into partner_bilder (vorschlag, id, datei, vorschau) values ($1, gen_random_uuid(), 'abschied.jpg', '')`,
    [id],
  )
  await rows(
    `insert into mails (an, betreff, text, anlass, zustand, versuche, stoerungen)
     values ('amt@town.example', 'Neu', 'Es wartet.', 'partner:' || $1::text || ':wartet', 'gesendet', 1, 0)`,
    [id],
  )
  for (const email of [before, after])
    expect(await look(email)).toMatchObject({ anzahl: 1, loeschbar: 1 })
  expect(JSON.stringify((await archive(after)).data)).toContain('Ab Mai.')
  expect((await erase(after)).danach.anzahl).toBe(0)
  expect(await look(before)).toMatchObject({ anzahl: 0 })
  expect(await rows('select 1 from partner_bilder where vorschlag = $1', [id])).toEqual([])
  expect(await rows('select 1 from mails where anlass like $1', [`partner:${id}:%`])).toEqual([])
})

test('a proposal of somebody else that names the address is decided first, and then goes', async () => {
  const { rows, look, erase, archive } = town
  const email = person('genannt')
  const id = await propose(person('agentur'), { email })
  const found = await look(email)
  expect(found).toMatchObject({ anzahl: 1, loeschbar: 0 })
  expect(found.bereiche[0]?.gruppen[0]?.warum).toContain('von jemand anderem')
  expect(JSON.stringify((await archive(email)).data)).not.toContain('Ab Mai.')
  expect((await erase(email)).geloescht).toEqual([])
  await rows(
    `update partner_vorschlaege set zustand = 'abgelehnt', entschieden_am = now() where id = $1`,
    [id],
  )
  expect((await erase(email)).danach.anzahl).toBe(0)
})

test('an entry of the website names the place; once it is mended older versions and the bin go', async () => {
  const { office, rows, look, erase } = town
  const email = person('kontakt')
  const data = {
    titel: 'Gartenamt',
    sortierung: 1,
    kontakt: { email },
    _status: 'published',
  } as const
  const create = () => office.payload.create({ collection: 'aemter', ...german, data })
  const [kept, binned] = [await create(), await create()]
  await office.payload.update({
    collection: 'aemter',
    ...german,
    id: binned.id,
    data: { deletedAt: new Date().toISOString() },
  })
  const before = await look(email)
  expect(before).toMatchObject({ anzahl: 2, loeschbar: 1 })
  await office.payload.update({
    collection: 'aemter',
    ...german,
    id: kept.id,
    data: { kontakt: { email: null }, _status: 'published' },
  })
  expect(await look(email)).toMatchObject({ anzahl: 2, loeschbar: 2 })
  expect((await erase(email)).danach.anzahl).toBe(0)
  expect(await rows('select 1 from _aemter_v where version_kontakt_email = $1', [email])).toEqual(
    [],
  )
})

test('what lies in the bin and names somebody else by now stays there, and only its older versions lose the address', async () => {
  const { office, rows, look, erase } = town
  const email = person('vorher')
  const data = { titel: 'Bauamt', sortierung: 1, kontakt: { email }, _status: 'published' } as const
  const { id } = await office.payload.create({ collection: 'aemter', ...german, data })
  const entry = { collection: 'aemter', id, ...german } as const
  const kontakt = { email: person('nachher') }
  await office.payload.update({ ...entry, data: { kontakt, _status: 'published' } })
  await office.payload.update({ ...entry, data: { deletedAt: new Date().toISOString() } })
  const found = await look(email)
  expect(found).toMatchObject({ anzahl: 1, loeschbar: 1 })
  expect(JSON.stringify(found)).toContain('(ältere Fassungen)')
  expect((await erase(email)).danach.anzahl).toBe(0)
  expect(await office.payload.findByID({ ...entry, trash: true })).toMatchObject({ kontakt })
  expect(await rows('select 1 from _aemter_v where version_kontakt_email = $1', [email])).toEqual(
    [],
  )
})

test('settings name who works here; once that is mended older versions do not name them either', async () => {
  const { office, rows, look, erase } = town
  const email = person('stelle')
  const settings = { slug: 'einstellungen', ...german } as const
  await office.payload.updateGlobal({ ...settings, data: { meldung_email: email } })
  expect(await look(email)).toMatchObject({ anzahl: 1, loeschbar: 0 })
  await office.payload.updateGlobal({ ...settings, data: { meldung_email: 'web@town.example' } })
  const found = await look(email)
  expect(found).toMatchObject({ anzahl: 1, loeschbar: 1 })
  expect(JSON.stringify(found)).toContain('(ältere Fassungen)')
  expect((await erase(email)).danach.anzahl).toBe(0)
  expect(JSON.stringify(await rows('select * from _einstellungen_v'))).not.toContain(email)
})
