import { createLocalReq } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Section } from '../../apps/cms/src/admin/dashboard/index.ts'
import type { Rolle } from '../../apps/cms/src/editing/access/index.ts'
import { type BackOffice, openBackOfficeWithQueues } from './back-office.ts'
import { german, local, published } from './writing.ts'

const now = new Date('2031-03-01T11:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

let office: BackOffice
let read: typeof import('../../apps/cms/src/admin/dashboard/index.ts').readSections

beforeAll(async () => {
  office = await openBackOfficeWithQueues()
  ;({ readSections: read } = await import('../../apps/cms/src/admin/dashboard/index.ts'))
})

async function account(...rollen: Rolle[]): Promise<string> {
  const email = `${rollen.join('-')}-${Math.random().toString(36).slice(2)}@kurstadt.example`
  const data = { email, password: 'ein-langes-passwort', name: rollen.join(' und '), rollen }
  const { id } = await office.payload.create({ collection: 'benutzer', ...local, data })
  const own = { passwort_aendern: false }
  await office.payload.update({ collection: 'benutzer', id, ...local, data: own })
  return id
}

async function asUser(id: string) {
  const user = await office.payload.findByID({ collection: 'benutzer', id, ...local })
  return createLocalReq({ user: { ...user, collection: 'benutzer' } }, office.payload)
}

async function sectionsOf(id: string): Promise<Map<string, Section>> {
  const sections = await read(await asUser(id), now)
  return new Map(sections.map((one) => [one.key, one]))
}

function titlesIn(section: Section | undefined): string[] {
  return section?.lines.map(({ titel }) => titel) ?? []
}

async function addNews(titel: string, rest: object = {}): Promise<string> {
  const data = { titel, einleitung: 'Kurz.', datum_von: '2031-02-01', sortierung: 0, ...rest }
  return (await office.payload.create({ collection: 'aktuelles', ...german, data })).id
}

async function addMeeting(titel: string, rest: object): Promise<void> {
  const gremium = await office.payload.create({
    collection: 'gremien',
    ...german,
    data: { titel: `Ausschuss ${titel}`, kuerzel: titel.slice(0, 2), sortierung: 0, ...published },
  })
  const data = { titel, gremium: gremium.id, datum: '2031-04-01T17:00:00Z', ...rest }
  await office.payload.create({ collection: 'sitzungen', ...german, draft: true, data })
}

test('E13: where nothing was found, it says whether somebody has looked, and when', async () => {
  const me = await account('administration')
  const empty = async () => (await sectionsOf(me)).get('befunde')?.empty
  expect(await empty()).toBe('Noch nicht geprüft: Die stündliche Prüfung ist noch nicht gelaufen.')
  await office.payload.db.pool.query(
    `insert into pgboss.job (name, state, completed_on)
     values ('findings', 'failed', '2031-03-01T10:21:00Z'), ('findings', 'completed', '2031-03-01T09:21:00Z')`,
  )
  expect(await empty()).toBe(
    'Nichts gefunden. Geprüft am 01.03.2031 um 10:21 Uhr, jede Stunde neu.',
  )
})

test('F26: administrators read which jobs were given up and not done since, others nothing', async () => {
  const { readFailedJobs } = await import('../../apps/cms/src/admin/dashboard/index.ts')
  await office.payload.db.pool.query(
    `delete from pgboss.job;
     insert into pgboss.job (name, state, data, completed_on) values
       ('fetch-webcams', 'failed', '{}', '2031-02-27T10:00:00Z'),
       ('fetch-webcams', 'completed', '{}', '2031-02-27T10:01:00Z'),
       ('make-unterlagen', 'failed', '{"sitzung": 1, "rat": 1}', '2031-02-27T11:00:00Z'),
       ('make-unterlagen', 'failed', '{"sitzung": 1, "rat": 1}', '2031-02-27T11:30:00Z'),
       ('make-unterlagen', 'completed', '{"sitzung": 2, "rat": 1}', '2031-02-27T12:00:00Z'),
       ('clean-up', 'retry', '{}', null),
       ('digest', 'failed', '{}', '2031-02-28T05:30:00Z')`,
  )
  const readBy = async (rolle: Rolle) => readFailedJobs(await asUser(await account(rolle)))
  expect(await readBy('administration')).toEqual([
    'Tägliche Übersicht an die Ämter: 28.02.31, 06:30 Uhr',
    'Unterlagen einer Sitzung als PDF: 2-mal, zuletzt 27.02.31, 12:30 Uhr',
  ])
  expect(await readBy('rathaus')).toEqual([])
})

test('F26: monitoring reads what waits, for how long, what was given up, and the outbox', async () => {
  const { measuredOf } = await import('../../apps/cms/src/jobs/measured.ts')
  await office.payload.db.pool.query(
    `delete from pgboss.job;
     insert into pgboss.job (name, state, start_after, completed_on) values
       ('fetch-webcams', 'created', now() - interval '90 seconds', null),
       ('fetch-webcams', 'retry', now() - interval '10 seconds', null),
       ('fetch-webcams', 'created', now() + interval '1 hour', null),
       ('digest', 'completed', now() - interval '1 hour', now()),
       ('digest', 'failed', now() - interval '1 hour', now()),
       ('digest', 'failed', now() - interval '3 days', now() - interval '2 days')`,
  )
  const { readings = [] } = measuredOf(office.payload.db.pool)
  const read = async (name: string) => readings.find((one) => one.name === name)?.read()
  expect(await read('jobs_due')).toEqual({ 'fetch-webcams': 2 })
  expect((await read('jobs_oldest_seconds'))?.['fetch-webcams']).toBeCloseTo(90, -1)
  expect(await read('jobs_given_up')).toEqual({ digest: 1 })
  const mails = Object.values((await read('mails')) ?? {})
  const [{ total } = { total: '' }] = (
    await office.payload.db.pool.query<{ total: string }>('select count(*) as total from mails')
  ).rows
  expect(mails.reduce((sum, one) => sum + one, 0)).toBe(Number(total))
  expect(await read('database_connections')).toMatchObject({ waiting: 0 })
})

test('my drafts are mine, the newest first, at most five with the number of all', async () => {
  const [me, other] = [await account('tourismus'), await account('tourismus')]
  for (let count = 1; count <= 7; count += 1)
    await addNews(`Entwurf ${count}`, { verantwortlich: me })
  await addNews('Von jemand anderem', { verantwortlich: other })
  await addNews('Schon öffentlich', { verantwortlich: me, ...published })
  const drafts = (await sectionsOf(me)).get('entwuerfe')
  expect(titlesIn(drafts)).toEqual([
    'Entwurf 7',
    'Entwurf 6',
    'Entwurf 5',
    'Entwurf 4',
    'Entwurf 3',
  ])
  expect(drafts).toMatchObject({ count: 7, lists: [{ label: 'Aktuelles', count: 7 }] })
})

test('what waits for a look is shown to who may publish it, to an author only their own', async () => {
  const [town, author] = [await account('rathaus'), await account('autor')]
  await addNews('Wartet auf das Rathaus', { bearbeitungsstand: 'pruefung', verantwortlich: author })
  await addNews('Wartet auch', { bearbeitungsstand: 'pruefung', verantwortlich: town })
  await addMeeting('Nicht für alle', { bearbeitungsstand: 'pruefung' })
  const [seen, own] = [await sectionsOf(town), await sectionsOf(author)]
  expect(titlesIn(seen.get('pruefung')).sort()).toEqual(['Wartet auch', 'Wartet auf das Rathaus'])
  expect(titlesIn(own.get('pruefung'))).toEqual(['Wartet auf das Rathaus'])
})

test('what ends within fourteen days is shown, and a look stays due after its day', async () => {
  const me = await account('rathaus')
  await addNews('Gilt noch eine Woche', { gueltig_bis: inDays(7), ...published })
  await addNews('Gilt noch lange', { gueltig_bis: inDays(40), ...published })
  await addNews('Galt bis gestern', { gueltig_bis: inDays(-1), ...published })
  await addNews('Durchsehen war fällig', { pruefen_bis: inDays(-20), ...published })
  const section = (await sectionsOf(me)).get('ablauf')
  expect(titlesIn(section)).toEqual(['Durchsehen war fällig', 'Gilt noch eine Woche'])
  expect(section?.lines.map(({ text }) => text)).toEqual([
    'überfällig, bitte durchsehen bis 09.02.2031',
    'gilt bis 08.03.2031',
  ])
})

test('nobody sees anything of areas that are closed to them', async () => {
  const [council, guests] = [await account('rat-verwaltung'), await account('tourismus')]
  await addMeeting('Haushalt', { bearbeitungsstand: 'entwurf', verantwortlich: guests })
  const [theirs, ours] = [await sectionsOf(guests), await sectionsOf(council)]
  expect(JSON.stringify([...theirs.values()])).not.toContain('Haushalt')
  expect([theirs.has('anfragen'), theirs.has('mails')]).toEqual([true, false])
  expect([ours.has('anfragen'), ours.has('mails')]).toEqual([false, false])
})

test('new requests are those of the own area, failed mails the administration’s', async () => {
  const request = { status: 'neu', daten: {}, eingegangen_am: inDays(0) } as const
  const create = (data: { art: 'schaden' | 'fuehrung'; name: string }) =>
    office.payload.create({ collection: 'anfragen', ...german, data: { ...request, ...data } })
  await create({ art: 'schaden', name: 'Schlagloch' })
  await create({ art: 'fuehrung', name: 'Stadtführung' })
  const words = { betreff: 'Ihre Anfrage', an: 'a@b.example', text: 'Danke.', anlass: 'x:1' }
  const mail = { ...words, in_menge: false }
  await office.payload.create({
    collection: 'mails',
    ...local,
    data: { ...mail, zustand: 'gescheitert', versuche: 10, stoerungen: 0, fehler: 'Postfach voll' },
  })
  const [town, admin] = [await account('rathaus'), await account('administration')]
  expect(titlesIn((await sectionsOf(town)).get('anfragen'))).toEqual(['Schlagloch'])
  const all = await sectionsOf(admin)
  expect(titlesIn(all.get('anfragen')).sort()).toEqual(['Schlagloch', 'Stadtführung'])
  expect(all.get('mails')?.lines).toMatchObject([{ titel: 'Ihre Anfrage', text: 'Postfach voll' }])
})

test('problems are those of the own areas, the own entries first', async () => {
  const me = await account('tourismus')
  const long =
    'Ein Titel, der so lang ist, dass ihn niemand mehr zu Ende liest, auch nicht der Reihe nach'
  await addNews(`Fremd: ${long}`, published)
  await addNews(`Meins: ${long}`, { verantwortlich: me, ...published })
  const problems = (await sectionsOf(me)).get('befunde')
  expect(titlesIn(problems)[0]).toContain('Meins')
  expect(problems?.lines[0]?.text).toMatch(/Titel zu lang|Englisch fehlt/)
})

test('the number of queries is the same however much there is', async () => {
  const [nobody, somebody] = [await account('administration'), await account('administration')]
  for (let count = 0; count < 12; count += 1)
    await addNews(`Noch einer ${count}`, { verantwortlich: somebody })
  const queriesOf = async (id: string) => {
    const req = await asUser(id)
    const counted = vi.spyOn(office.payload.db.pool, 'query')
    const sections = await read(req, now)
    const { length } = counted.mock.calls
    counted.mockRestore()
    return { length, keys: sections.map(({ key }) => key) }
  }
  const [little, much] = [await queriesOf(nobody), await queriesOf(somebody)]
  expect(much).toEqual(little)
  expect(much.length).toBeLessThanOrEqual(8)
  expect(much.keys).toEqual(['entwuerfe', 'pruefung', 'anfragen', 'mails', 'ablauf', 'befunde'])
})
