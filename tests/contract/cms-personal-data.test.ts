import { beforeAll, expect, test } from 'vitest'
import { openPersonalData, person } from './personal-data.ts'
import { local } from './writing.ts'

// What is kept of a person: found by address, handed out, deleted (Art. 15, 17 GDPR; T02, T62, T67).

let town: Awaited<ReturnType<typeof openPersonalData>>

beforeAll(async () => {
  town = await openPersonalData()
})

test('T02: only the administration looks, hands out and deletes', async () => {
  const { office, post, look, ask } = town
  const email = person('geheim')
  await ask(email)
  const others = ['tourismus', 'rathaus', 'festival', 'rat-verwaltung', 'autor'] as const
  for (const token of ['', ...(await Promise.all(others.map((role) => office.logIn(role))))])
    for (const path of ['suchen', 'auskunft', 'loeschen'])
      expect((await post(path, email, token)).status).toBe(403)
  expect((await look(email)).anzahl).toBe(1)
})

test.each(['', 'kim', 'a@b.de, c@d.de', null, { $ne: 1 }])(
  '%j is no address, and is refused in German',
  async (email) => {
    const { post } = town
    const { body, status } = await post('suchen', email)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('E-Mail-Adresse')])
  },
)

test('an address that is nobody’s has nothing, and its archive says so', async () => {
  const { look, erase, archive } = town
  const email = person('niemand')
  expect(await look(email)).toMatchObject({ anzahl: 0, bereiche: [] })
  expect((await erase(email)).geloescht).toEqual([])
  expect((await archive(email)).page).toContain('Zu dieser Adresse ist nichts gespeichert.')
})

test('spelling and blanks do not matter, what stands after a plus does', async () => {
  const { rows, areasOf, ask } = town
  const email = person('max')
  await rows(`insert into abo_bezieher (id, email, zugang) values (gen_random_uuid(), $1, $1)`, [
    ` ${email.toUpperCase()} `,
  ])
  await ask(email.replace('@', '+shop@'))
  expect(await areasOf(` ${email.replace('max', 'Max')}`)).toEqual({
    'Abonnements und Erinnerungen': 1,
  })
})

test('the same address in several fields is one request, and in a request of somebody else a hint', async () => {
  const { office, look, erase, ask, archive } = town
  const email = person('mehrfach')
  await ask(email, { daten: { email, zweite: email } })
  await ask(null, { daten: { kontakt: ` ${email.toUpperCase()}` } })
  const other = await ask(person('anna'), { daten: { nachricht: `Fragen Sie ${email}.` } })
  const { bereiche } = await look(email)
  const [mine, others] = bereiche[0]?.gruppen ?? []
  expect(mine).toMatchObject({ anzahl: 2, warum: null })
  expect(others?.anzahl).toBe(1)
  expect(others?.warum).toContain('jemand anderem')
  expect(JSON.stringify((await archive(email)).data)).not.toContain('anna')
  expect((await erase(email)).geloescht).toEqual([{ name: 'Anfragen', anzahl: 2 }])
  const where = { id: { equals: other.id } }
  expect((await office.payload.count({ collection: 'anfragen', where, ...local })).totalDocs).toBe(
    1,
  )
})

test('T62: the archive has everything for programs and people, and what was typed stays text', async () => {
  const { rows, ask, order, archive } = town
  const email = person('auskunft')
  const { id } = await ask(email, {
    daten: { nachricht: '<script>alert(1)</script>' },
    notizen: 'Stammgast',
  })
  const name = `${crypto.randomUUID()}.jpg`
  const { stores } = await import('../../apps/cms/src/platform/media/index.ts')
  await stores.anlagen.write({ name, data: Buffer.from('picture') })
  await rows(`insert into anlagen (anfrage_id, titel, filename) values ($1, 'Loch', $2)`, [
    id,
    name,
  ])
  await rows(
    `insert into anlagen (anfrage_id, titel, filename, created_at)
     values ($1, 'Weg', 'lost.jpg', now() + interval '1 second')`,
    [id],
  )
  await order(email)
  const { data, names, page } = await archive(email)
  expect(names.sort()).toEqual([`anlagen/0001-${name}`, 'auskunft.html', 'daten.json'].sort())
  expect(data).toMatchObject({ email, bereiche: [{ name: 'Anfragen' }, { name: 'Bestellungen' }] })
  expect(JSON.stringify(data)).toContain('Stammgast')
  expect(JSON.stringify(data)).not.toMatch(/"(zugang|schluessel|wer)"/)
  expect(page).toContain('&lt;script&gt;')
  expect(page).not.toContain('<script>')
  expect(page).toContain('lost.jpg (Datei nicht mehr vorhanden)')
})

test('the log says that somebody looked, handed out and deleted, and never at whom', async () => {
  const { rows, erase, ask, archive } = town
  const email = person('protokoll')
  await ask(email)
  await archive(email)
  await erase(email)
  const log = await rows(
    `select vorgang, eintrag, wer from protokoll where sammlung = 'personendaten'
     order by created_at desc limit 2`,
  )
  expect(log).toEqual([
    { vorgang: 'person_geloescht', eintrag: 'Anfragen: 1', wer: 'Probe' },
    { vorgang: 'person_auskunft', eintrag: 'Einträge: 1', wer: 'Probe' },
  ])
  expect(JSON.stringify(await rows('select * from protokoll'))).not.toContain(email)
})

test('ten thousand requests are found, handed out and deleted', async () => {
  const { rows, look, erase, archive } = town
  const email = person('viele')
  for (const first of [0, 2_000, 4_000, 6_000, 8_000])
    await rows(
      `insert into anfragen (art, name, email, status, schluessel, nummer, daten, bezeichnung)
     select 'kontakt', 'Kim', $1, 'erledigt', gen_random_uuid()::text, 500000 + n, '{"nachricht": "Hallo"}', 'Anfrage ' || n
     from generate_series($2::int, $2 + 1999) n`,
      [email, first],
    )
  const before = await look(email)
  expect(before.loeschbar).toBe(10_000)
  expect(before.bereiche[0]?.gruppen[0]?.eintraege).toHaveLength(20)
  expect((await archive(email)).page.match(/<article>/g)).toHaveLength(10_000)
  expect((await erase(email)).danach.anzahl).toBe(0)
})

test('of two clerks who delete at once one does it, and neither fails', async () => {
  const { erase, ask } = town
  const email = person('zwei')
  for (const _ of [1, 2, 3]) await ask(email)
  const both = await Promise.all([erase(email), erase(email)])
  const counts = both.flatMap(({ geloescht }) => geloescht.map(({ anzahl }) => anzahl))
  expect(counts).toEqual([3])
})

test('a mail that is on its way while its address is deleted leaves nothing behind', async () => {
  const { office, rows, look, erase } = town
  const email = person('unterwegs')
  const [{ id } = {}] = await rows(
    `insert into mails (an, betreff, text, anlass, zustand, versuche, stoerungen, naechster_versuch)
     values ($1, 'Post', 'Guten Tag', gen_random_uuid()::text, 'wartet', 0, 0, now()) returning id`,
    [email],
  )
  const { sendMail } = await import('../../apps/cms/src/subjects/mails/jobs/mail.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const transport = {
    send: async () => void (await erase(email)),
    verify: () => Promise.resolve(),
  }
  const tools = {
    payload: office.payload,
    log,
    now: () => new Date(),
    transport,
    from: 'web@town.example',
  }
  expect(await sendMail({ id: String(id) }, tools)).toBe(true)
  expect(await rows('select 1 from mails where id = $1', [id])).toEqual([])
  expect(await look(email)).toMatchObject({ anzahl: 0 })
})

test('every table with an address has a subject that answers for it', async () => {
  const { office, rows } = town
  const { partsOf } = await import('../../apps/cms/src/editing/personal-data/index.ts')
  const { addressTables } = await import(
    '../../apps/cms/src/subjects/personendaten/inhalte/index.ts'
  )
  const named = partsOf(office.payload).flatMap(({ answersFor }) => answersFor)
  // Settings and entries with versions are what editors write: those are answered for together.
  const written = addressTables(office.payload.config).flatMap(
    ({ columns, hasVersions, isGlobal, slug }) =>
      isGlobal || hasVersions ? columns.map((column) => `${slug}.${column}`) : [],
  )
  const answered = new Set([...named, ...written])
  const columns = await rows(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying')
       and column_name ~ '(mail|^an$|antwort_an)' and table_name !~ '^_'`,
  )
  const names = columns.map(({ name }) => String(name))
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !answered.has(name))).toEqual([])
  expect(named.filter((name) => !names.includes(name))).toEqual([])
})
