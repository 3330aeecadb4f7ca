import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { addReadFile } from './council-town.ts'
import { german, published } from './writing.ts'

// Back office of the council's clerk: agendas, papers that are replaced, withdrawn, released later.

let office: BackOffice
let clerk = ''
let gremium = ''

beforeAll(async () => {
  office = await openBackOffice()
  clerk = await office.logIn('rat-verwaltung')
  const { prepareQueues } = await import('../../apps/cms/src/platform/queue/prepare-queues.ts')
  await prepareQueues(office.databaseUrl)
  const made = await office.payload.create({
    collection: 'gremien',
    ...german,
    data: { ...published, titel: 'Rat', kuerzel: 'GR', sortierung: 1 },
  })
  gremium = made.id
})

const item = z.object({ id: z.string(), nummer: z.int(), punkt: z.string(), titel: z.string() })
const meeting = z.object({ id: z.string(), tagesordnung: z.array(item.loose()) })
const saved = z.object({ doc: meeting.loose() })

async function save(method: string, path: string, data: object) {
  const { status, body } = await office.call(method, path, data, clerk)
  expect([Math.floor(status / 100), body.errors]).toEqual([2, undefined])
  return saved.parse(body).doc
}

const punkt = (titel: string, rest: object = {}) => ({
  blockType: 'punkt',
  titel,
  oeffentlich: true,
  ...rest,
})

const begun = { titel: 'Rat', beginn: '2031-06-10T16:30:00.000Z', oeffentlich: true, ...published }

const addMeeting = (tagesordnung: object[]) =>
  save('POST', 'sitzungen', { ...begun, gremium, tagesordnung })

test('items are numbered by themselves, public ones apart, and counted anew in another order', async () => {
  const made = await addMeeting([
    punkt('Eins'),
    punkt('Geheim', { oeffentlich: false }),
    punkt('Zwei'),
    punkt('Zwei a', { unterpunkt: true }),
  ])
  expect(made.tagesordnung.map((one) => one.punkt)).toEqual(['1', 'N 1', '2', '2.1'])
  const [one, secret, two, below] = made.tagesordnung
  const turned = await save('PATCH', `sitzungen/${made.id}`, {
    tagesordnung: [two, below, one, secret],
    ...published,
  })
  expect(turned.tagesordnung.map((row) => [row.titel, row.punkt])).toEqual([
    ['Zwei', '1'],
    ['Zwei a', '1.1'],
    ['Eins', '2'],
    ['Geheim', 'N 1'],
  ])
})

test('an item keeps the number of its address, whatever the form sends for it', async () => {
  const made = await addMeeting([punkt('Eins'), punkt('Zwei')])
  const numbers = new Map(made.tagesordnung.map(({ titel, nummer }) => [titel, nummer]))
  const [one, two] = made.tagesordnung
  const changed = await save('PATCH', `sitzungen/${made.id}`, {
    tagesordnung: [{ ...two, nummer: 1 }, { ...one, nummer: null }, punkt('Neu')],
    ...published,
  })
  for (const row of changed.tagesordnung.slice(0, 2))
    expect(row.nummer, row.titel).toBe(numbers.get(row.titel))
  const [, , added] = changed.tagesordnung
  expect([...numbers.values()]).not.toContain(added?.nummer)
})

test('a copy of a meeting has items of its own, and a row that was doubled another number', async () => {
  const made = await addMeeting([punkt('Eins')])
  const copy = await save('POST', `sitzungen/${made.id}/duplicate`, {})
  const [own] = made.tagesordnung
  expect(copy.tagesordnung.map(({ nummer }) => nummer)).not.toContain(own?.nummer)
  const doubled = await save('PATCH', `sitzungen/${made.id}`, {
    tagesordnung: [own, { ...own, id: undefined }],
    ...published,
  })
  const numbers = doubled.tagesordnung.map(({ nummer }) => nummer)
  expect(numbers[0]).toBe(own?.nummer)
  expect(new Set(numbers).size).toBe(2)
})

test('numbers by hand stay as they were written, and an empty one is filled in', async () => {
  const made = await save('POST', 'sitzungen', {
    ...begun,
    gremium,
    eigene_nummern: true,
    tagesordnung: [punkt('Eins', { punkt: '§ 12' }), punkt('Zwei')],
  })
  expect(made.tagesordnung.map((one) => one.punkt)).toEqual(['§ 12', '2'])
})

const paper = z.object({
  id: z.string(),
  oeffentlich: z.boolean().nullish(),
  oeffentlich_ab: z.string().nullish(),
  dateien: z.array(z.unknown()).nullish(),
  fassungen: z
    .array(
      z.object({ abgeloest_am: z.string(), grund: z.string().nullish(), dateien: z.unknown() }),
    )
    .nullish(),
})

async function savePaper(method: string, path: string, data: object, query = '') {
  const { status, body } = await office.call(method, `${path}?depth=0${query}`, data, clerk)
  expect([Math.floor(status / 100), body.errors]).toEqual([2, undefined])
  return z.object({ doc: paper }).parse(body).doc
}

test('files that are taken out of a published paper stay as its former version', async () => {
  const { payload } = office
  const [first, second] = [
    (await addReadFile(payload, 'Erste', 'eins')).id,
    (await addReadFile(payload, 'Zweite', 'zwei')).id,
  ]
  const data = { drucksache: '2031/011', titel: 'Mit Fassung', dateien: [first], ...published }
  const { id } = await savePaper('POST', 'vorlagen', data)
  const replaced = await savePaper('PATCH', `vorlagen/${id}`, { dateien: [second], ...published })
  expect(replaced.dateien).toEqual([second])
  expect(replaced.fassungen?.map(({ dateien }) => dateien)).toEqual([[first]])
  // What comes back is current again, and no version is lost.
  const back = await savePaper('PATCH', `vorlagen/${id}`, { dateien: [first], ...published })
  expect(back.fassungen?.map(({ dateien }) => dateien)).toEqual([[second], [first]])
})

test('a file that nobody has been handed yet is no former version', async () => {
  const file = (await addReadFile(office.payload, 'Entwurf', 'x')).id
  const data = { drucksache: '2031/012', titel: 'Nur Entwurf', dateien: [file], _status: 'draft' }
  const { id } = await savePaper('POST', 'vorlagen', data)
  const changed = await savePaper('PATCH', `vorlagen/${id}`, { dateien: [], ...published })
  expect(changed.fassungen ?? []).toEqual([])
})

const noon = new Date(Date.now() + 86_400_000)

async function sweepAt(moment: Date): Promise<void> {
  const { runSchedule } = await import('../../apps/cms/src/jobs/schedule.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const { payload } = office
  const tools: JobTools = { payload, log, now: () => moment, transport: null, from: 'a@b.example' }
  await runSchedule({}, tools)
}

const isPublic = async (drucksache: string) => {
  const { rows } = await office.payload.db.pool.query(
    `select (select oeffentlich from vorlagen where drucksache = $1) as paper,
       exists (select from ratsinfo_suchtexte where kennung = $1) as found,
       exists (select from suchtexte where typ = 'vorlagen' and auszug like '%' || $1) as in_town`,
    [drucksache],
  )
  return z.array(z.record(z.string(), z.boolean())).parse(rows)[0]
}

test('a paper is public from its time on, in every list and search, and not before', async () => {
  const data = { drucksache: '2031/013', titel: 'Später', oeffentlich: true, ...published }
  const made = await savePaper('POST', 'vorlagen', { ...data, oeffentlich_ab: noon.toISOString() })
  expect(made.oeffentlich).toBe(false)
  await sweepAt(new Date(noon.getTime() - 1_000))
  expect(await isPublic('2031/013')).toEqual({ paper: false, found: false, in_town: false })
  await office.payload.db.pool.query('delete from content_changes')
  await sweepAt(noon)
  expect(await isPublic('2031/013')).toEqual({ paper: true, found: true, in_town: true })
  const { rows } = await office.payload.db.pool.query('select tags from content_changes')
  expect(JSON.stringify(rows)).toContain('vorlagen')
})

test('a draft above a paper stays a draft when the paper is released', async () => {
  const data = { drucksache: '2031/014', titel: 'Öffentlicher Titel', ...published }
  const { id } = await savePaper('POST', 'vorlagen', {
    ...data,
    oeffentlich_ab: noon.toISOString(),
  })
  const unfinished = { titel: 'Unfertiger Titel', _status: 'draft' }
  await savePaper('PATCH', `vorlagen/${id}`, unfinished, '&draft=true')
  await sweepAt(noon)
  const { payload } = office
  const shown = await payload.findByID({ collection: 'vorlagen', id, ...german })
  expect([shown.titel, shown.oeffentlich]).toEqual(['Öffentlicher Titel', true])
  const draft = await payload.findByID({ collection: 'vorlagen', id, ...german, draft: true })
  expect([draft.titel, draft.oeffentlich, draft.oeffentlich_ab ?? null]).toEqual([
    'Unfertiger Titel',
    true,
    null,
  ])
})

test('a time that is taken away again releases nothing', async () => {
  const data = { drucksache: '2031/015', titel: 'Doch nicht', ...published }
  const { id } = await savePaper('POST', 'vorlagen', {
    ...data,
    oeffentlich_ab: noon.toISOString(),
  })
  await savePaper('PATCH', `vorlagen/${id}`, { oeffentlich_ab: null, ...published })
  await sweepAt(noon)
  expect((await isPublic('2031/015'))?.paper).toBe(false)
})

test('a seat that ends before it begins is refused at its field', async () => {
  const member = await office.payload.create({
    collection: 'raete',
    ...german,
    data: { ...published, vorname: 'Kim', nachname: 'Kurz' },
  })
  const mitglieder = [
    { rat: member.id, funktion: 'mitglied', von: '2031-05-02', bis: '2031-05-01' },
  ]
  const { status, body } = await office.call(
    'PATCH',
    `gremien/${gremium}`,
    { mitglieder, ...published },
    clerk,
  )
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Der letzte Tag liegt vor dem ersten.')
})

test('of two clerks at one agenda the second hears what the first has saved, and loses nothing (F10)', async () => {
  const { id } = await addMeeting([punkt('Eins')])
  const opened = await office.payload.findByID({ collection: 'sitzungen', id, ...german })
  const other = await office.logIn('rat-verwaltung')
  const write = (titel: string, token: string) => {
    const tagesordnung = [...(opened.tagesordnung ?? []), punkt(titel)]
    const data = { tagesordnung, updatedAt: opened.updatedAt, ...published }
    return office.call('PATCH', `sitzungen/${id}`, data, token)
  }
  expect((await write('Vom ersten', clerk)).status).toBe(200)
  const refused = await write('Vom zweiten', other)
  expect(refused.status).toBe(409)
  for (const titel of ['Vom ersten', 'Vom zweiten'])
    expect(JSON.stringify(refused.body)).toContain(titel)
  const kept = await office.payload.findByID({ collection: 'sitzungen', id, ...german })
  expect(kept.tagesordnung?.map(({ titel }) => titel)).toEqual(['Eins', 'Vom ersten'])
})
