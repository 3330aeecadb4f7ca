import { beforeAll, expect, test } from 'vitest'
import { dayAt } from '../../apps/cms/src/platform/time/berlin.ts'
import type { BackOffice } from './back-office.ts'
import { openInbox } from './inbox.ts'
import { local } from './writing.ts'

// What the worker does for the inbox: the digest of the morning, and forgetting (T67).

let office: BackOffice

beforeAll(async () => {
  office = await openInbox()
})

async function toolsAt(now: Date) {
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  return { payload: office.payload, log, now: () => now, transport: null, from: 'web@town.example' }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

type Status = 'neu' | 'in_arbeit' | 'erledigt'

const add = (art: 'fuehrung' | 'pauschale' | 'kontakt', status: Status = 'neu') =>
  office.payload.create({
    collection: 'anfragen',
    ...local,
    data: { art, status, name: 'Geheimname', email: 'geheim@post.example' },
  })

async function digests() {
  const { docs } = await office.payload.find({
    collection: 'mails',
    where: { anlass: { like: 'tagespost:' } },
    sort: 'anlass',
    ...local,
  })
  return docs
}

test('no digest is written when nothing waits', async () => {
  const { writeDigest } = await import('../../apps/cms/src/subjects/anfragen/jobs/digest.ts')
  await writeDigest({}, await toolsAt(new Date()))
  expect(await digests()).toEqual([])
})

test('T67: the digest counts by kind, once a day and office, and names nobody', async () => {
  const { writeDigest } = await import('../../apps/cms/src/subjects/anfragen/jobs/digest.ts')
  await add('fuehrung')
  await add('fuehrung')
  await add('pauschale')
  await add('kontakt', 'in_arbeit')
  const today = new Date()
  await writeDigest({}, await toolsAt(today))
  await writeDigest({}, await toolsAt(today))
  const [mail, ...others] = await digests()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    an: 'gast@town.example',
    anlass: `tagespost:tourismus:${dayAt(today)}`,
  })
  expect(mail?.text).toContain('Neu: 3\n- Führung: 2\n- Pauschale: 1\n')
  expect(mail?.text).toContain('/admin/collections/anfragen?ansicht=neu')
  expect(mail?.text).not.toMatch(/geheim/i)
  // Eight days later what the town hall has begun is lying there.
  await writeDigest({}, await toolsAt(inDays(8)))
  const later = (await digests()).filter(({ an }) => an === 'rat@town.example')
  expect(later.map(({ text }) => text)).toEqual([
    expect.stringContaining('Seit mehr als 7 Tagen in Arbeit: 1'),
  ])
})

test('an answer that could not be delivered is counted for a week, even of a request that is done', async () => {
  const { writeDigest } = await import('../../apps/cms/src/subjects/anfragen/jobs/digest.ts')
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const { postMail } = await import('../../apps/cms/src/platform/mail/index.ts')
  const { id: anfrage } = await add('kontakt', 'erledigt')
  const email = { an: 'a@b.example', betreff: 'x', text: 'x', anfrage }
  for (const kind of ['bestaetigung', 'antwort:1'])
    await oneTransaction(office.payload, (req) =>
      postMail(req, { ...email, anlass: `anfrage:${anfrage}:${kind}` }),
    )
  const [soon, late] = [inDays(200), inDays(208)]
  await office.payload.db.pool.query(
    "update mails set zustand = 'gescheitert', updated_at = $1 where anfrage_id = $2",
    [soon, anfrage],
  )
  for (const day of [soon, late]) await writeDigest({}, await toolsAt(day))
  const textOn = async (day: Date) =>
    (await digests()).find(({ anlass }) => anlass === `tagespost:rathaus:${dayAt(day)}`)?.text
  expect(await textOn(soon)).toContain('Mit Mails, die nicht zugestellt sind: 1\n')
  // Of what is overdue, only the request that the test before has left open.
  expect(await textOn(soon)).toContain('gelöscht werden sollten: 1.')
  expect(await textOn(late)).not.toContain('nicht zugestellt')
  await office.payload.delete({ collection: 'anfragen', id: anfrage, ...local })
})

test('T67: who got a letter and what it said is forgotten two days after; that it went out is not', async () => {
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const { postMail } = await import('../../apps/cms/src/platform/mail/index.ts')
  const { cleanUp } = await import('../../apps/cms/src/jobs/clean-up.ts')
  const { id: anfrage } = await add('kontakt')
  const letter = { an: 'geheim@post.example', betreff: 'Geheim', text: 'Geheim', anfrage }
  const kinds = ['gesendet', 'gescheitert', 'wartet'] as const
  for (const anlass of kinds)
    await oneTransaction(office.payload, (req) => postMail(req, { ...letter, anlass }))
  const { pool } = office.payload.db
  await pool.query(`update mails set zustand = anlass::enum_mails_zustand, gesendet_am = now(),
    message_id = '<x@town.example>' where anlass in ('gesendet', 'gescheitert')`)
  const texts = async () => {
    const { rows } = await pool.query<{ text: string }>(
      'select text from mails where anlass = any($1) order by anlass',
      [kinds],
    )
    return rows.map(({ text }) => text)
  }
  await cleanUp({}, await toolsAt(inDays(1)))
  expect(await texts()).toEqual(['Geheim', 'Geheim', 'Geheim'])
  await cleanUp({}, await toolsAt(inDays(3)))
  expect(await texts()).toEqual(['Geheim', '', 'Geheim'])
  await cleanUp({}, await toolsAt(inDays(31)))
  expect(await texts()).toEqual(['', '', 'Geheim'])
  const { rows } = await pool.query<{ all: string }>(
    "select m::text as all from mails m where anlass = 'gesendet'",
  )
  expect(String(rows[0]?.all)).toContain('<x@town.example>')
  expect(String(rows[0]?.all)).not.toMatch(/geheim/i)
  // What nobody has dealt with stays, and so do its mails (L4).
  await cleanUp({}, await toolsAt(inDays(181)))
  expect(await texts()).toEqual(['Geheim'])
  await pool.query("update anfragen set status = 'erledigt' where id = $1", [anfrage])
  await cleanUp({}, await toolsAt(inDays(181)))
  expect(await texts()).toEqual([])
})
