import { type CallName, calls, type Params } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'
import { fillCouncil, fillIntranet, secret } from './council.ts'
import { german, published } from './writing.ts'

// Spec 7: the calls of the staff intranet, below the check of the session.

let payload: Payload
let handlers: Handlers
let made: Awaited<ReturnType<typeof fillIntranet>>

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  handlers = await openHandlers()
  await fillCouncil(payload)
  made = await fillIntranet(payload)
})

const sessions = { rat: null, intranet: { uuid: 'u' } }
const plain = (text: string) => text.replace(` ${secret}`, '')

async function texts(url: string, query: object = {}) {
  const params = calls['intranet/rubrik/{url}'].params.parse(query)
  const { answer } = await handlers['intranet/rubrik/{url}']({
    payload,
    params,
    id: 0,
    url,
    sessions,
  })
  return calls['intranet/rubrik/{url}'].answer.parse(answer)
}

async function topics(query: object = {}) {
  const params = calls['intranet/archiv_themen'].params.parse(query)
  const { answer } = await handlers['intranet/archiv_themen']({ payload, params, id: 0, sessions })
  const { data } = calls['intranet/archiv_themen'].answer.parse(answer)
  return data.map(({ thema, dokumente }) => [
    plain(thema),
    ...dokumente.map(({ titel }) => plain(titel)),
  ])
}

async function documents(query: object = {}) {
  const params = calls['intranet/archiv'].params.parse(query)
  const { answer } = await handlers['intranet/archiv']({ payload, params, id: 0, sessions })
  return calls['intranet/archiv'].answer.parse(answer).data
}

test('categories come in the editors’ order', async () => {
  const params = calls['intranet/rubrik'].params.parse({})
  const { answer } = await handlers['intranet/rubrik']({ payload, params, id: 0, sessions })
  const { data } = calls['intranet/rubrik'].answer.parse(answer)
  expect(data.map(({ url, taggingpfad }) => [url, taggingpfad])).toStrictEqual([
    ['kantine', 'intranet/kantine'],
    ['personal', 'intranet/personal'],
  ])
})

test('a category gives its three newest texts, or as many as are asked for (spec 9)', async () => {
  const newest = await texts('personal')
  expect(newest.data.map(({ datum_von }) => datum_von)).toStrictEqual([
    '2031-03-05',
    '2031-03-04',
    '2031-03-03',
  ])
  expect(newest).toMatchObject({ anzahl: 5, seite: 1, pro_seite: 3 })
  expect(newest.data[0]?.rubrik).toMatchObject({ id: made.staff, url: 'personal' })
  expect(newest.data[0]?.dateien.map(({ titel }) => plain(titel))).toStrictEqual(['Urlaubsantrag'])
  expect((await texts('personal', { pro_seite: '9999', order: 'datum_von' })).data).toHaveLength(5)
  expect((await texts('personal', { seite: '2' })).data).toHaveLength(2)
  expect((await texts('kantine')).data).toStrictEqual([])
})

test('one text is found by its number, in its own category only', async () => {
  const [first] = (await texts('personal')).data
  const text_id = String(first?.id)
  expect((await texts('personal', { text_id })).data).toStrictEqual([first])
  expect((await texts('kantine', { text_id })).data).toStrictEqual([])
})

test('an unknown category is not there, and no store hears of it', async () => {
  const none = { code: 'not-found', detail: { isPrivate: true } }
  await expect(texts('nirgends')).rejects.toMatchObject(none)
})

test('topics have their documents, those of a time when one is asked for', async () => {
  expect(await topics()).toStrictEqual([
    ['Regeln', 'Alte Regel', 'Neue Regel'],
    ['Formulare', 'Antrag'],
  ])
  const today = { gueltig_von: '2026-11-21', gueltig_bis: '2026-11-21' }
  expect(await topics(today)).toStrictEqual([
    ['Regeln', 'Neue Regel'],
    ['Formulare', 'Antrag'],
  ])
  expect(await topics({ themen_id: made.rules, gueltig_bis: '2025-12-31' })).toStrictEqual([
    ['Regeln', 'Alte Regel'],
  ])
  expect(await topics({ themen_id: 9999 })).toStrictEqual([])
})

test('the last day of a document is one of its days', async () => {
  const titles = async (day: string) =>
    (await documents({ gueltig_von: day, gueltig_bis: day })).map(({ titel }) => plain(titel))
  expect(await titles('2025-12-31')).toContain('Alte Regel')
  expect(await titles('2026-01-01')).toStrictEqual(['Antrag', 'Neue Regel'])
})

test('a document of the archive is whole, and found by its number', async () => {
  const [form] = await documents({ archiv_id: made.form })
  expect(form).toMatchObject({ stand: '2030-05-01', gueltig_von: null, datei: { format: 'PDF' } })
  expect(plain(form?.thema?.thema ?? '')).toBe('Formulare')
  expect(await documents({ archiv_id: 9999 })).toStrictEqual([])
})

async function queriesOf<Name extends CallName>(name: Name, params: Params<Name>): Promise<number> {
  const counted = vi.spyOn(payload.db.pool, 'query')
  try {
    await handlers[name]({ payload, params, id: 0, url: 'personal', sessions })
    return counted.mock.calls.length
  } finally {
    counted.mockRestore()
  }
}

test('no list of council or intranet costs more queries for more rows', async () => {
  const gremium = await payload.find({ collection: 'gremien', ...german, limit: 1 })
  const paper = await payload.find({ collection: 'vorlagen', ...german, limit: 1 })
  const [council, papers] = [gremium.docs.map(({ id }) => id), paper.docs.map(({ id }) => id)]
  for (let count = 0; count < 10; count += 1)
    await payload.create({
      collection: 'sitzungen',
      ...german,
      data: {
        ...published,
        titel: `Sitzung ${count}`,
        beginn: '2031-02-01T17:00:00.000Z',
        gremium: council[0] ?? '',
        oeffentlich: true,
        tagesordnung: [
          { blockType: 'punkt', punkt: '1', titel: 'Punkt', oeffentlich: true, vorlagen: papers },
        ],
      },
    })
  const lists = [
    'raete',
    'gremien',
    'sitzungen',
    'vorlagen',
    'intranet/rubrik',
    'intranet/rubrik/{url}',
    'intranet/archiv',
    'intranet/archiv_themen',
  ] as const
  for (const name of lists) {
    const of = (pro_seite: string) => queriesOf(name, calls[name].params.parse({ pro_seite }))
    const [one, many] = [await of('1'), await of('50')]
    expect(many, name).toBeLessThanOrEqual(one + 3)
    expect(many, name).toBeLessThanOrEqual(13)
  }
})
