import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '@kurstadt/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from '../contract/back-office.ts'
import { german, published } from '../contract/writing.ts'
import { type ChaosProxy, startChaosProxy } from '../support/chaos-proxy.ts'
import { createDatabase } from '../support/postgres.ts'
import { untilForgotten } from '../support/until-forgotten.ts'

// F08, F09: an editor saves while the database is away or full, and hears in German what happened.

let proxy: ChaosProxy
let office: BackOffice
let token: string
let id: string

const news = {
  ...published,
  titel: 'Vorher',
  einleitung: 'Ein Satz.',
  datum_von: '2026-11-22',
  sortierung: 0,
}

beforeAll(async () => {
  const { url } = await createDatabase()
  proxy = await startChaosProxy(url)
  const through = new URL(url)
  through.port = new URL(proxy.url).port
  through.hostname = new URL(proxy.url).hostname
  office = await openBackOffice(through.href)
  token = await office.logIn('rathaus')
  const added = await office.payload.create({ collection: 'aktuelles', ...german, data: news })
  id = added.id
})
afterAll(() => proxy?.close())

const save = (titel: string) =>
  office.call('PATCH', `aktuelles/${id}?locale=de`, { titel, ...published }, token)

async function title() {
  const { titel } = await office.payload.findByID({ collection: 'aktuelles', id, ...german })
  return titel
}

const away = 'Die Datenbank ist gerade nicht zu erreichen. Ihre Eingaben wurden nicht gespeichert.'

test('F09: the database is away: the editor hears so, and the same save works afterwards', async () => {
  proxy.setChaos({ kind: 'reset' })
  const reply = await save('Neu')
  proxy.setChaos({ kind: 'none' })
  expect(reply).toEqual({ status: 503, body: { errors: [{ message: away }] } })
  expect(await title()).not.toBe('Neu')
  expect((await save('Neu')).status).toBe(200)
  expect(await title()).toBe('Neu')
})

test('F02: the connection is cut while the account is looked up: the editor keeps their rights', async () => {
  proxy.setChaos({ kind: 'cut-at', words: 'from "benutzer"', isForwarded: false })
  await untilForgotten(office.payload.db.pool)
  const reply = await save('Wer bin ich?')
  const unknown = await office.call('GET', 'benutzer?depth=0', undefined, token)
  const stranger = await office.call('PATCH', `aktuelles/${id}?locale=de`, { titel: 'Fremd' })
  proxy.setChaos({ kind: 'none' })
  await untilForgotten(office.payload.db.pool)
  expect(reply).toEqual({ status: 503, body: { errors: [{ message: away }] } })
  expect([unknown.status, stranger.status]).toEqual([503, 403])
  expect((await save('Wieder ich')).status).toBe(200)
  const forged = await office.call('PATCH', `aktuelles/${id}`, { titel: 'Fremd' }, `${token}x`)
  expect([forged.status, await title()]).toEqual([403, 'Wieder ich'])
})

const timeout = 15_000

for (const [when, silence] of [
  ['before a save', {}],
  ['in the middle of a save', { from: 'insert into "_aktuelles_v"' }],
] as const)
  test(`F03: the database falls silent ${when}: the editor hears so in time, and it works afterwards`, async () => {
    const before = await title()
    proxy.setChaos({ kind: 'silence', ...silence })
    // The pool hears which of its connections the proxy has ended.
    await sleep(200)
    const begun = performance.now()
    const reply = await save(`Stumm ${when}`)
    expect(performance.now() - begun).toBeLessThan(timeout)
    expect(reply).toEqual({ status: 503, body: { errors: [{ message: away }] } })
    proxy.setChaos({ kind: 'none' })
    expect(await title()).toBe(before)
    expect((await save(`Wieder da ${when}`)).status).toBe(200)
    expect(await title()).toBe(`Wieder da ${when}`)
  }, 60_000)

test('F08: the disk of the database is full: the editor hears so, and nothing is half saved', async () => {
  const { pool } = office.payload.db
  await pool.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
  await pool.query(
    'create trigger full_disk before insert on _aktuelles_v execute function full_disk()',
  )
  const before = await title()
  const reply = await save('Passt nicht mehr')
  await pool.query('drop trigger full_disk on _aktuelles_v')
  expect(reply).toEqual({
    status: 507,
    body: {
      errors: [
        {
          message:
            'Der Speicherplatz des Servers ist voll. Ihre Eingaben wurden nicht gespeichert.',
        },
      ],
    },
  })
  expect(await title()).toBe(before)
  expect((await save('Passt wieder')).status).toBe(200)
})

test('an error of the back office carries a number, and the administrator finds it with build and count', async () => {
  const { logger, db } = office.payload
  // It reads the environment that the back office has set.
  const { reportTo } = await import('../../apps/cms/src/subjects/fehler/index.ts')
  const reports = reportTo(db.pool, {
    wo: 'back-office',
    build: 'v7',
    log: createLog({ level: 'silent' }),
  })
  const level = logger.level
  logger.level = 'error'
  await db.pool.query(`create function odd_fault() returns trigger language plpgsql as
    $$ begin raise exception 'odd fault of %', new.id using errcode = 'XX000'; end $$`)
  await db.pool.query(
    'create trigger odd_fault before insert on _aktuelles_v execute function odd_fault()',
  )
  const replies = [await save('Geheim-Renate'), await save('Geheim-Renate')]
  await db.pool.query('drop trigger odd_fault on _aktuelles_v')
  logger.level = level
  await reports.stop()
  const [message = ''] = replies.map(({ body }) => JSON.stringify(body))
  expect(replies.map(({ status }) => status)).toEqual([500, 500])
  const [, number = ''] = /schiefgegangen\. Fehlernummer: (\w{4}-\w{4})/.exec(message) ?? []
  const query = `fehler?depth=0&where[fehlernummer][equals]=${number}`
  const { body } = await office.call('GET', query, undefined, await office.logIn('administration'))
  expect(body).toMatchObject({
    docs: [{ fehlernummer: number, wo: 'back-office', build: 'v7', anzahl: 2, zustand: 'offen' }],
  })
  expect(JSON.stringify(body)).not.toContain('Renate')
  expect((await office.call('GET', query, undefined, token)).status).toBe(403)
})
