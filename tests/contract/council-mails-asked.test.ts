import pg from 'pg'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '../support/website.ts'
import { type CouncilMails, openCouncilMails } from './council-mails.ts'

// Issue 19, T60, T63, T65: who asks for mails, and how one ends them.

let town: CouncilMails

beforeAll(async () => {
  town = await openCouncilMails()
})

beforeEach(async () => {
  await town.rows('delete from abo_bezieher')
  await town.rows('delete from mails')
  await town.rows('delete from vorlagen')
})

test('T63: a hundred forms for one address send it one mail, and everybody is answered alike', async () => {
  const email = 'opfer@post.example'
  const ask = (round: number) =>
    Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        town.askFor(`Wort${round * 50 + index}`, index % 2 ? email : email.toUpperCase()),
      ),
    )
  // An address that nobody knew, and then one that is known, which is looked for before.
  const answers = [...(await ask(0)), ...(await ask(1))]
  expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(
    new Set(['{"ergebnis":"angenommen"}']),
  )
  expect(await town.rows('select an from mails')).toHaveLength(1)
})

test('T63: of two forms at the same moment neither sees the mail of the other, and one is written', async () => {
  const email = 'zugleich@post.example'
  await town.askFor('Talstraße', email)
  await town.rows('delete from mails')
  const { takeAbo } = await import('../../apps/cms/src/subjects/abos/bestellen.ts')
  const clients = [1, 2].map(() => new pg.Client({ connectionString: town.databaseUrl }))
  for (const client of clients) await client.connect()
  const [first, second] = clients.map((intake, index) => () => {
    const parts = { secret: town.payload.secret, intake }
    const felder = { wort: `Radweg ${index}`, email }
    return takeAbo(parts, { art: 'vorlagen', felder }, `sender ${index}`)
  })
  await clients[0]?.query('begin')
  await first?.()
  const later = second?.()
  await until(async () => {
    const waiting = await town.rows(`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return waiting.length > 0
  })
  await clients[0]?.query('commit')
  await later
  for (const client of clients) await client.end()
  expect(await town.rows('select an from mails')).toHaveLength(1)
})

test('a stranger fills nobody’s list: of what waits the newest stay, and what was confirmed always', async () => {
  const email = 'voll@post.example'
  await town.askFor('Talstraße', email)
  const zugang = await town.confirm(email)
  for (let count = 0; count < 40; count += 1) await town.askFor(`Fremdwort${count}`, email)
  await town.askFor('Radweg', email)
  const abos = (await town.look(zugang))?.abos ?? []
  expect(abos.filter(({ bestaetigt }) => bestaetigt).map(({ wort }) => wort)).toEqual(['Talstraße'])
  const waiting = abos.filter(({ bestaetigt }) => !bestaetigt).map(({ wort }) => wort)
  expect(waiting).toHaveLength(30)
  expect(waiting).toContain('Radweg')
  expect(waiting).not.toContain('Fremdwort0')
})

test('whoever asks again for what waits pushes it out of nothing, and has seven days anew', async () => {
  const email = 'nochmal@post.example'
  await town.askFor('Talstraße', email)
  const zugang = await town.linkOf(email)
  await town.rows("update abos set erstellt_am = now() - interval '6 days'")
  for (let count = 0; count < 29; count += 1) await town.askFor(`Wort${count}`, email)
  await town.askFor('talstraße', email)
  const words = async () => ((await town.look(zugang))?.abos ?? []).map(({ wort }) => wort)
  expect(await words()).toHaveLength(30)
  expect(await words()).toContain('Talstraße')
  await town.forget(new Date(Date.now() + 2 * 86_400_000).toISOString())
  expect(await words()).toContain('Talstraße')
})

test('who ends it gets nothing that had not gone out yet', async () => {
  const email = 'genug@post.example'
  await town.askFor('Talstraße', email)
  const zugang = await town.linkOf(email)
  await town.ask('aendern', { tun: 'alles-beenden', zugang })
  expect(await town.mailsTo(email)).toEqual([])
})

test('the same word again is no second one; once it is confirmed its link comes again, once an hour', async () => {
  const email = 'nochmal@post.example'
  await town.askFor('Talstraße', email)
  const zugang = await town.confirm(email)
  await town.rows('delete from mails')
  await town.askFor('TALSTRAßE', email)
  await town.askFor('Talstraße', email.toUpperCase())
  expect((await town.look(zugang))?.abos.map(({ bestaetigt, wort }) => [wort, bestaetigt])).toEqual(
    [['Talstraße', true]],
  )
  expect(await town.rows('select an from mails')).toEqual([{ an: email }])
})

test('a word is ended for itself, the last one takes the address along, and twice is once', async () => {
  const email = 'ende@post.example'
  await town.askFor('Talstraße', email)
  await town.askFor('Radweg', email)
  const zugang = await town.confirm(email)
  const [one, other] = (await town.look(zugang))?.abos ?? []
  for (const abo of [one, one, other])
    await town.ask('aendern', { tun: 'beenden', zugang, abo: abo?.id })
  expect(await town.look(zugang)).toBeNull()
  expect(await town.rows('select * from abo_bezieher where email = $1', [email])).toEqual([])
  expect((await town.ask('aendern', { tun: 'alles-beenden', zugang })).status).toBe(404)
})

test('T65: nobody ends what is somebody else’s, and a link that is none finds nothing', async () => {
  await town.askFor('Talstraße', 'eine@post.example')
  await town.askFor('Talstraße', 'andere@post.example')
  const [mine, theirs] = [
    await town.confirm('eine@post.example'),
    await town.confirm('andere@post.example'),
  ]
  const [abo] = (await town.look(theirs))?.abos ?? []
  await town.ask('aendern', { tun: 'beenden', zugang: mine, abo: abo?.id })
  expect((await town.look(theirs))?.abos).toHaveLength(1)
  for (const zugang of ['', 'x', 'A'.repeat(22), `${theirs}x`, `${theirs.slice(0, -1)}!`])
    expect([400, 404]).toContain((await town.ask('ansehen', { zugang })).status)
  const kept = await town.rows('select zugang from abo_bezieher')
  expect(kept.map(({ zugang }) => zugang)).not.toContain(theirs)
})

test.each([
  ['', 'a@post.example', { wort: 'fehlt' }],
  ['ab', 'a@post.example', { wort: 'kurz' }],
  ['x'.repeat(61), 'a@post.example', { wort: 'lang' }],
  ['die und der', 'a@post.example', { wort: 'ungueltig' }],
  ['!!! ???', 'a@post.example', { wort: 'ungueltig' }],
  ['Gewinn auf evil.example.com', 'a@post.example', { wort: 'links' }],
  ['Talstraße', '', { email: 'fehlt' }],
  ['Talstraße', 'keine', { email: 'ungueltig' }],
  ['Talstraße', 'a@post.example\nBcc: b@post.example', { email: 'zeichen' }],
])('what cannot be waited for is said: %j for %j', async (wort, email, fehler) => {
  expect(await town.askFor(wort, email)).toEqual({ ergebnis: 'fehler', fehler })
  expect(await town.rows('select * from mails')).toEqual([])
})

test('T60: one sender is told to wait, a browser is refused, and what is no question is none', async () => {
  const sender = { 'X-Absender': 'einer' }
  const body = { art: 'vorlagen', felder: { wort: 'Talstraße', email: 'viel@post.example' } }
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1)
    statuses.push((await town.ask('bestellen', body, sender)).status)
  expect([statuses.slice(0, 20).every((one) => one === 200), statuses[20]]).toEqual([true, 429])
  expect((await town.ask('bestellen', { art: 'alles', felder: {} })).status).toBe(400)
  expect((await town.ask('bestellen', body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  const answer = await town.ask('bestellen', body)
  expect(answer.headers.get('cache-control')).toContain('no-store')
})

test('what nobody has confirmed within seven days is deleted, with its address; the rest stays', async () => {
  await town.askFor('Talstraße', 'nie@post.example')
  await town.askFor('Talstraße', 'doch@post.example')
  await town.confirm('doch@post.example')
  await town.askFor('Radweg', 'doch@post.example')
  const inSixDays = new Date(Date.now() + 6 * 86_400_000).toISOString()
  const inEightDays = new Date(Date.now() + 8 * 86_400_000).toISOString()
  const left = async () => {
    const rows = await town.rows(
      `select b.email || ' ' || coalesce(a.wort, '') as kept from abo_bezieher b
       left join abos a on a.bezieher = b.id order by 1`,
    )
    return rows.map(({ kept }) => kept)
  }
  await town.forget(inSixDays)
  expect(await left()).toHaveLength(3)
  await town.forget(inEightDays)
  expect(await left()).toEqual(['doch@post.example Talstraße'])
})
