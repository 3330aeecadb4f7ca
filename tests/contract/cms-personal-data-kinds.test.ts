import { beforeAll, expect, test, vi } from 'vitest'
import { addEvent } from './event-town.ts'
import { openPersonalData, person } from './personal-data.ts'
import { german, local } from './writing.ts'

// What of a person may go, and what must stay, subject by subject (Art. 17 GDPR; T67).

const nextYear = `${new Date().getFullYear() + 1}-07-01`

let town: Awaited<ReturnType<typeof openPersonalData>>

beforeAll(async () => {
  town = await openPersonalData()
})

test('T67: a request goes with its letters and attachments', async () => {
  const { rows, erase, ask } = town
  const email = person('ganz')
  const { id } = await ask(email)
  const name = `${crypto.randomUUID()}.jpg`
  const { stores } = await import('../../apps/cms/src/platform/media/index.ts')
  await stores.anlagen.write({ name, data: Buffer.from('picture') })
  await rows(`insert into anlagen (anfrage_id, titel, filename) values ($1, 'Loch', $2)`, [
    id,
    name,
  ])
  await rows(
    `insert into mails (an, betreff, text, anlass, anfrage_id, zustand, versuche, stoerungen)
     values ('amt@town.example', 'Neu', 'Jemand fragt.', $1::text, $1::uuid, 'gesendet', 1, 0)`,
    [id],
  )
  await erase(email)
  expect(await rows('select id from mails where anfrage_id = $1', [id])).toEqual([])
  expect(await rows('select id from anlagen where anfrage_id = $1', [id])).toEqual([])
  await vi.waitFor(async () => expect(await stores.anlagen.open(name)).toBeNull(), 10_000)
})

test('T67: sixty days after an order is done, nothing says any more how to reach who ordered', async () => {
  const { office, rows, order } = town
  const { forgetShop } = await import('../../apps/cms/src/subjects/shop/jobs/index.ts')
  const email = person('frist')
  const { nummer } = await addEvent(office.payload, 'Adventskonzert', nextYear)
  const [{ id: done } = {}] = await order(email, { days: 61 })
  const [{ id: late } = {}] = await order(email, { days: 59 })
  const [{ id: open } = {}] = await order(email, { days: 400, stand: 'bereit' })
  const [{ id: ticket } = {}] = await order(email, { days: 200 })
  await rows(`update bestellungen set positionen = $2 where id = $1`, [
    ticket,
    JSON.stringify([{ blockType: 'position', titel: 'Karte', eintritt: nummer }]),
  ])
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const tools = { log, now: () => new Date(), transport: null, from: 'web@town.example' }
  await forgetShop({ payload: office.payload, ...tools })
  const contacts = await rows(
    `select id, email is null and telefon is null and notiz is null as empty, zugang is not null as link
     from bestellungen where id = any($1)`,
    [[done, late, open, ticket]],
  )
  const found = new Map(contacts.map(({ id, empty, link }) => [id, [empty, link]]))
  expect(found.get(done)).toEqual([true, true])
  for (const id of [late, open, ticket]) expect(found.get(id)).toEqual([false, true])
})

test('T67: orders stay for the books, named with the day, and lose what the books do not need', async () => {
  const { office, rows, look, erase, areasOf, order } = town
  const email = person('kauf')
  const [{ id } = {}] = await order(email, { days: 60 })
  await order(email, { stand: 'neu', days: 1 })
  const { nummer } = await addEvent(office.payload, 'Kurkonzert', nextYear)
  const [{ id: tickets } = {}] = await order(email, { days: 90 })
  await rows(`update bestellungen set positionen = $2 where id = $1`, [
    tickets,
    JSON.stringify([{ blockType: 'position', titel: 'Karte', eintritt: nummer }]),
  ])
  const [running, books] = (await look(email)).bereiche[0]?.gruppen ?? []
  expect([running?.anzahl, running?.bis]).toEqual([2, null])
  expect(running?.warum).toContain('läuft noch')
  expect(books?.bis).toMatch(/^20\d\d-12-31$/)
  expect(books?.warum).toContain('§ 147')
  expect((await erase(email)).geloescht).toEqual([{ name: 'Bestellungen', anzahl: 1 }])
  expect(
    await rows('select email, telefon, notiz, zugang, nachname from bestellungen where id = $1', [
      id,
    ]),
  ).toEqual([{ email: null, telefon: null, notiz: null, zugang: null, nachname: 'Muster' }])
  expect(await areasOf(email)).toEqual({ Bestellungen: 2 })
})

test('what waits in the outbox goes, but for an order and for others', async () => {
  const { rows, erase, order } = town
  const email = person('post')
  const [{ id: bestellung } = {}] = await order(email, { stand: 'neu', days: 1 })
  const mail = (an: string, text: string, about: unknown = null) =>
    rows(
      `insert into mails (an, antwort_an, betreff, text, anlass, bestellung_id, zustand, versuche, stoerungen)
       values ($1, null, 'Post', $2, gen_random_uuid()::text, $3, 'wartet', 0, 0)`,
      [an, text, about],
    )
  await mail(email, 'Guten Tag')
  await mail(email, 'Ihre Bestellung', bestellung)
  await mail('anna@town.example', `Schreiben Sie an ${email}`)
  expect((await erase(email)).geloescht).toEqual([{ name: 'Mails im Postausgang', anzahl: 1 }])
  const left = await rows('select an from mails where text like $1 or an = $2', [
    `%${email}%`,
    email,
  ])
  expect(new Set(left.map(({ an }) => an))).toEqual(new Set(['anna@town.example', email]))
})

test('the noticeboard: notice, versions, request and link go together', async () => {
  const { office, rows, erase, areasOf, ask } = town
  const email = person('brett')
  const { id: aushang } = await office.payload.create({
    collection: 'schwarzes_brett',
    ...german,
    data: {
      titel: 'Fahrrad',
      art: 'biete',
      text: 'Rot',
      status: 'aktiv',
      kontakt: { email },
      datum_von: '2026-01-01',
      ablaufdatum: '2026-02-01',
      _status: 'published',
    },
  })
  const schluessel = crypto.randomUUID()
  await ask(email, { schluessel })
  const [{ id } = {}] = await rows(
    `insert into brett_schreiber (id, email, zugang) values (gen_random_uuid(), $1, $1) returning id`,
    [email],
  )
  await rows('insert into brett_aushaenge (schreiber, schluessel, aushang) values ($1, $2, $3)', [
    id,
    schluessel,
    aushang,
  ])
  expect(await areasOf(email)).toEqual({ 'Aushänge am Schwarzen Brett': 1, Anfragen: 1 })
  expect((await erase(email)).danach.anzahl).toBe(0)
  expect(await rows('select id from _schwarzes_brett_v where parent_id = $1', [aushang])).toEqual(
    [],
  )
  expect(await rows('select 1 from suchtexte where dokument = $1', [aushang])).toEqual([])
})

test('accounts: who works here stays, who has gone goes', async () => {
  const { office, look, erase, areasOf } = town
  const email = person('kollege')
  const { id } = await office.payload.create({
    collection: 'intranet_konten',
    ...local,
    data: { vorname: 'Kim', nachname: 'Muster', email, aktiv: true },
  })
  expect((await look(email)).bereiche.map(({ name }) => name)).toContain('Konten des Intranets')
  await erase(email)
  expect(await areasOf(email)).toEqual({ 'Konten des Intranets': 1 })
  await office.payload.update({
    collection: 'intranet_konten',
    id,
    ...local,
    data: { aktiv: false },
  })
  await erase(email)
  expect(await look(email)).toMatchObject({ anzahl: 0 })
})

test('a council member of before stays in the minutes, and cannot be reached any more', async () => {
  const { office, rows, look, erase } = town
  const email = person('rat')
  const { id } = await office.payload.create({
    collection: 'raete',
    ...german,
    data: {
      vorname: 'Kim',
      nachname: 'Muster',
      email,
      kontakt: { email, telefon: '030 23125 100' },
      taetigkeitsbereiche: ['Bäckerei'],
      bis: '2020-01-01',
      _status: 'published',
    },
  })
  // Somebody has gone on writing: what is unfinished does not come up with it.
  const entry = { collection: 'raete', id, ...german } as const
  const unfinished = { nachname: 'Unfertig', _status: 'draft' } as const
  await office.payload.update({ ...entry, data: unfinished, draft: true })
  await erase(email)
  const draft = await office.payload.findByID({ ...entry, draft: true })
  expect(draft).toMatchObject({ nachname: 'Unfertig', email: null, taetigkeitsbereiche: [] })
  expect(await office.payload.findByID(entry)).toMatchObject({
    _status: 'published',
    nachname: 'Muster',
    email: null,
    kontakt: { email: null, telefon: null },
  })
  expect(await look(email)).toMatchObject({ anzahl: 0 })
  expect(
    JSON.stringify(await rows('select * from _raete_v where parent_id = $1', [id])),
  ).not.toContain(email)
})

test('a sentence of feedback loses its words, and what was said of the page stays', async () => {
  const { rows, look, erase } = town
  const email = person('satz')
  await rows(
    `insert into rueckmeldungen (pfad, geholfen, satz, zustaendig, kennung)
     values ('/de/', false, $1, 'gemeinsam', gen_random_uuid()::text)`,
    [`Bitte an ${email}!`],
  )
  expect((await erase(email)).geloescht).toEqual([{ name: 'Rückmeldungen zu Seiten', anzahl: 1 }])
  expect(await look(email)).toMatchObject({ anzahl: 0 })
})
