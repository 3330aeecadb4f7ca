import pg from 'pg'
import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { startChaosProxy } from '../support/chaos-proxy.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { createDatabase } from '../support/postgres.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { local } from './writing.ts'

// S4, T67: what people type is in no log, whatever fails.

const marker = 'Geheimnis-4711'

let office: BackOffice
let proxy: Awaited<ReturnType<typeof startChaosProxy>>
const lines: string[] = []

beforeAll(async () => {
  const { url } = await createDatabase()
  proxy = await startChaosProxy(url)
  stopAfterFile(() => proxy.close())
  const through = new URL(url)
  through.port = new URL(proxy.url).port
  through.hostname = new URL(proxy.url).hostname
  office = await openBackOffice(through.href)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  stopAfterFile(() => client.end())
  await client.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused %', new.name; end $$`)
  await client.query(
    'create trigger refuse before insert on anfragen for each row execute function refuse()',
  )
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  log.level = 'info'
  const write = (line: string) => void lines.push(line)
  for (const one of new Set([log, office.payload.logger]))
    Object.assign(one, { level: 'info', [pino.symbols.streamSym]: { write } })
})

const logged = () => lines.splice(0).join('\n')

test('S4: a statement that fails is logged without what was in it', async () => {
  const token = await office.logIn('administration')
  const data = { art: 'kontakt', status: 'neu', name: marker, email: `${marker}@post.example` }
  const { status } = await office.call('POST', 'anfragen', data, token)
  const lines = logged()
  expect(status).toBe(500)
  expect(lines).toContain('"level":50')
  expect(lines).not.toContain(marker)
  await office.payload
    .create({ collection: 'anfragen', ...local, data: { ...data, art: 'kontakt', status: 'neu' } })
    .catch((error: unknown) => office.payload.logger.error(error))
  const inProcess = logged()
  expect(inProcess).toContain('a statement failed')
  expect(inProcess).not.toContain(marker)
})

test('S4: a login while the database is away is logged without the address', async () => {
  proxy.setChaos({ kind: 'reset' })
  const login = { email: `${marker}@kurstadt.example`, password: marker }
  const { status } = await office.call('POST', 'benutzer/login', login)
  proxy.setChaos({ kind: 'none' })
  const lines = logged()
  expect(status).toBe(503)
  expect(lines).toContain('"level":50')
  expect(lines.toLowerCase()).not.toContain(marker.toLowerCase())
})
