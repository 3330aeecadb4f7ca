import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Rolle } from '../../apps/cms/src/editing/access/bereiche.ts'
import { type BackOffice, openBackOfficeWithQueues } from './back-office.ts'
import { german, local } from './writing.ts'

// Handing in for review has a reviewer, a comment and a mail (finding E14).

let office: BackOffice
const people = new Map<string, { id: string; token: string }>()

async function addPerson(name: string, ...rollen: Rolle[]) {
  const email = `${name.toLowerCase()}@town.example`
  const password = `Kennwort-von-${name}-31`
  const data = { email, password, name, rollen }
  const { id } = await office.payload.create({ collection: 'benutzer', ...local, data })
  const own = { passwort_aendern: false }
  await office.payload.update({ collection: 'benutzer', id, ...local, data: own })
  const { body } = await office.call('POST', 'benutzer/login', { email, password })
  people.set(name, { id: String(id), token: String(body.token) })
}

beforeAll(async () => {
  office = await openBackOfficeWithQueues()
  await addPerson('Jannik', 'autor')
  await addPerson('Miriam', 'tourismus')
  await addPerson('Annika', 'rathaus')
  await addPerson('Frida', 'festival')
  await addPerson('Rosalie', 'administration')
})

beforeEach(async () => {
  await office.payload.db.pool.query('delete from mails')
})

const as = (name: string, method: string, path: string, body?: unknown) =>
  office.call(method, path, body, people.get(name)?.token)
const idOf = (name: string) => people.get(name)?.id ?? ''

const mail = z.object({ an: z.string(), betreff: z.string(), text: z.string() })

async function mails() {
  const { rows } = await office.payload.db.pool.query(
    'select an, betreff, text from mails order by an',
  )
  return rows.map((row) => mail.parse(row))
}

async function addDraft(zustaendig = 'gemeinsam'): Promise<string> {
  const data = { titel: 'Markt', einleitung: 'Samstag.', datum_von: '2031-05-01', zustaendig }
  const { body } = await as('Jannik', 'POST', 'aktuelles?locale=de&draft=true', data)
  return z.object({ doc: z.object({ id: z.string() }) }).parse(body).doc.id
}

const handIn = (id: string, words: object = {}) =>
  as('Jannik', 'PATCH', `aktuelles/${id}?locale=de&draft=true`, {
    bearbeitungsstand: 'pruefung',
    ...words,
  })

async function newest(id: string) {
  return office.payload.findByID({ collection: 'aktuelles', id, ...german, draft: true })
}

test('E14: a named reviewer gets a mail with the comment and the way to the entry', async () => {
  const id = await addDraft()
  const words = { pruefung_durch: idOf('Miriam'), pruefung_kommentar: 'Stimmt der\nPreis?' }
  expect((await handIn(id, words)).status).toBe(200)
  const [sent, ...others] = await mails()
  expect([sent?.an, sent?.betreff, others]).toEqual([
    'miriam@town.example',
    'Bitte prüfen: Meldung „Markt“',
    [],
  ])
  expect(sent?.text).toContain('Jannik bittet Sie')
  expect(sent?.text).toContain(`/admin/collections/aktuelles/${id}`)
  expect(sent?.text).toContain('> Stimmt der\n> Preis?')
  expect(await newest(id)).toMatchObject({ pruefung_von: idOf('Jannik'), ...words })
})

test('E14: without one everybody whose part of the site it is hears of it, and nobody else', async () => {
  await handIn(await addDraft())
  expect((await mails()).map(({ an }) => an)).toEqual([
    'annika@town.example',
    'miriam@town.example',
  ])
})

test('E14: the festival’s entries go to the festival, and saving again writes no second mail', async () => {
  const id = await addDraft('festival')
  await handIn(id)
  await as('Jannik', 'PATCH', `aktuelles/${id}?locale=de&draft=true`, { titel: 'Markt am Fluss' })
  expect((await mails()).map(({ an }) => an)).toEqual(['frida@town.example'])
})

test('E14: what is given back comes with a comment, what is published with a word', async () => {
  const id = await addDraft()
  await handIn(id, { pruefung_durch: idOf('Miriam') })
  await office.payload.db.pool.query('delete from mails')
  const back = { bearbeitungsstand: 'entwurf', pruefung_kommentar: 'Bitte mit Uhrzeit.' }
  await as('Miriam', 'PATCH', `aktuelles/${id}?locale=de&draft=true`, back)
  const [returned] = await mails()
  expect([returned?.an, returned?.betreff]).toEqual([
    'jannik@town.example',
    'Zurück in Arbeit: Meldung „Markt“',
  ])
  expect(returned?.text).toContain('> Bitte mit Uhrzeit.')
  await handIn(id)
  await office.payload.db.pool.query('delete from mails')
  await as('Miriam', 'PATCH', `aktuelles/${id}?locale=de`, { _status: 'published', sortierung: 0 })
  expect((await mails()).map(({ an, betreff }) => [an, betreff])).toEqual([
    ['jannik@town.example', 'Veröffentlicht: Meldung „Markt“'],
  ])
  expect(await newest(id)).toMatchObject({ pruefung_von: null, pruefung_kommentar: null })
})

test('E14: nobody is told of a publication when a version that was public is brought back', async () => {
  const id = await addDraft()
  await as('Miriam', 'PATCH', `aktuelles/${id}?locale=de`, { _status: 'published', sortierung: 0 })
  await handIn(id, { titel: 'Markt am Fluss' })
  await office.payload.db.pool.query('delete from mails')
  const { docs } = await office.payload.findVersions({
    collection: 'aktuelles',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    ...german,
  })
  const path = `aktuelles/versions/${docs[0]?.id}?draft=true`
  expect((await as('Miriam', 'POST', path)).status).toBe(200)
  expect((await mails()).map(({ betreff }) => betreff)).toEqual([
    'Zurück in Arbeit: Meldung „Markt“',
  ])
})

test('E14: whoever may publish an entry can be asked, but not oneself', async () => {
  const answer = z.object({ pruefende: z.array(z.object({ id: z.string(), name: z.string() })) })
  const asked = async (name: string, id: string) =>
    answer
      .parse((await as(name, 'GET', `aktuelles/${id}/pruefende`)).body)
      .pruefende.map((one) => one.name)
  const [shared, festival] = [await addDraft(), await addDraft('festival')]
  expect(await asked('Jannik', shared)).toEqual(['Annika', 'Miriam', 'Rosalie'])
  expect(await asked('Miriam', shared)).toEqual(['Annika', 'Rosalie'])
  expect(await asked('Jannik', festival)).toEqual(['Frida', 'Rosalie'])
  expect((await office.call('GET', `aktuelles/${shared}/pruefende`)).status).toBe(404)
})

test('E14: the dashboard shows what waits in the parts that one keeps', async () => {
  const { readSections } = await import('../../apps/cms/src/admin/dashboard/sections.ts')
  const { createLocalReq } = await import('payload')
  const title = `Für das Festival ${Date.now()}`
  const id = await addDraft('festival')
  await as('Jannik', 'PATCH', `aktuelles/${id}?locale=de&draft=true`, {
    titel: title,
    bearbeitungsstand: 'pruefung',
  })
  const seen = async (name: string) => {
    const user = await office.payload.findByID({ collection: 'benutzer', id: idOf(name), ...local })
    const req = await createLocalReq({ user: { ...user, collection: 'benutzer' } }, office.payload)
    const sections = await readSections(req, new Date())
    const review = sections.find(({ key }) => key === 'pruefung')
    return review?.lines.some(({ titel }) => titel === title)
  }
  expect([await seen('Frida'), await seen('Miriam'), await seen('Rosalie')]).toEqual([
    true,
    false,
    true,
  ])
})
