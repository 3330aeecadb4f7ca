import { afterEach, expect, test } from 'vitest'
import { inTransaction, oneTransaction, sql } from '../../apps/cms/src/platform/database/index.ts'
import { type BackOffice, openBackOffice } from '../contract/back-office.ts'
import { german, published } from '../contract/writing.ts'
import { type Chaos, startChaosProxy } from '../support/chaos-proxy.ts'
import { createDatabase } from '../support/postgres.ts'
import { untilForgotten } from '../support/until-forgotten.ts'

const { url } = await createDatabase()
const proxy = await startChaosProxy(url)
const office: BackOffice = await openBackOffice(
  Object.assign(new URL(url), { host: new URL(proxy.url).host }).href,
)
const token = await office.logIn('rathaus')

/** Lets the proxy do something to new connections; the ones before are gone. */
async function renewWith(chaos: Chaos): Promise<void> {
  proxy.setChaos(chaos)
  await untilForgotten(office.payload.db.pool)
}

afterEach(() => renewWith({ kind: 'none' }))

async function addSeite(pfad: string): Promise<string> {
  const data = { titel: 'Vorher', pfad, pageLayout: 'default', pageTheme: 'default' } as const
  const doc = await office.payload.create({
    collection: 'seiten',
    ...german,
    data: { ...data, ...published },
  })
  return doc.id
}

async function titelOf(id: string): Promise<string> {
  const { titel } = await office.payload.findByID({ collection: 'seiten', id, ...german })
  return titel
}

const save = (id: string) =>
  office.call('PATCH', `seiten/${id}?locale=de`, { titel: 'Nachher' }, token)

async function saveWithoutConnection(id: string, isForwarded: boolean) {
  await renewWith({ kind: 'cut-at', words: 'commit', isForwarded })
  const reply = await save(id)
  await renewWith({ kind: 'none' })
  return reply
}

test('F09: a save whose commit never arrives is an error that says so, and the next one is kept', async () => {
  const id = await addSeite('/de/verloren/')
  const { status, body } = await saveWithoutConnection(id, false)
  expect(status).toBe(503)
  expect(JSON.stringify(body)).toContain('Das Speichern ist nicht bestätigt')
  expect(await titelOf(id)).toBe('Vorher')
  expect((await save(id)).status).toBe(200)
  expect(await titelOf(id)).toBe('Nachher')
})

test('F09: a save whose commit arrives without an answer is not reported as done either', async () => {
  const id = await addSeite('/de/ungewiss/')
  const { status } = await saveWithoutConnection(id, true)
  expect([status, await titelOf(id)]).toEqual([503, 'Nachher'])
})

test('a transaction that PostgreSQL has given up is not reported as committed', async () => {
  const id = await addSeite('/de/halb/')
  const saving = oneTransaction(office.payload, async (req) => {
    const data = { titel: 'Halb' }
    await office.payload.update({ collection: 'seiten', id, ...german, data, req })
    await expect(inTransaction(req, sql`select 1 / 0`)).rejects.toThrow()
  })
  await expect(saving).rejects.toThrow('Das Speichern ist nicht bestätigt')
  expect(await titelOf(id)).toBe('Vorher')
})
