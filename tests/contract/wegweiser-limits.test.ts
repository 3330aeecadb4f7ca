import { calls, errorBody } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openHandlers } from './content-api.ts'
import { queriesOf } from './queries-of.ts'
import { type RunningGuide, startGuide } from './running-guide.ts'
import { english, german, published } from './writing.ts'

let running: RunningGuide

beforeAll(async () => {
  running = await startGuide()
})

test('a wrong value is a 400 that names its field (T27, T52)', async () => {
  const wrong = [
    ['pro_seite=-1', 'pro_seite'],
    ['pro_seite=1e9', 'pro_seite'],
    ['pro_seite=10000', 'pro_seite'],
    ['seite=0', 'seite'],
    ['order=nummer', 'order'],
    ['order=titel;drop', 'order'],
    ['id=1,x', 'id'],
    ['id=1,,2', 'id'],
    ['id=1e3', 'id'],
    ['id=-1', 'id'],
    ['id=0', 'id'],
    ['id=99999999999', 'id'],
    ["id=1)%20or%20('1'='1", 'id'],
    ['amt_id=0', 'amt_id'],
    ['lebenslage_id=x', 'lebenslage_id'],
    ['buchstabe=AB', 'buchstabe'],
    ['buchstabe=%25', 'buchstabe'],
    ['buchstabe=', 'buchstabe'],
    ['gruppiert=ja', 'gruppiert'],
    ['ausfuehrlich_bis=-1', 'ausfuehrlich_bis'],
    ['ausfuehrlich_bis=alle', 'ausfuehrlich_bis'],
    ['sprache=fr', 'sprache'],
  ]
  for (const [query = '', field = ''] of wrong) {
    const response = await running.api.get(`/api/cms/wegweiser_verfahren?${query}`)
    const { error } = errorBody.parse(await response.json())
    expect([query, response.status, Object.keys(error.fields ?? {})]).toStrictEqual([
      query,
      400,
      [field],
    ])
  }
})

test('unknown parameters are dropped and the first of equal ones wins (T27)', async () => {
  const plain = await running.list()
  for (const query of [
    'where[titel][equals]=Ofen',
    'depth=9',
    'draft=true',
    'overrideAccess=false',
    '__proto__[id]=1',
    'constructor=1',
    'pro_seite=1',
    'locale=all',
  ])
    expect(await running.read(`wegweiser_verfahren?pro_seite=9999&${query}`), query).toStrictEqual(
      plain,
    )
})

test('no call of the guide asks more questions for more rows', async () => {
  const handlers = await openHandlers()
  const rows = (given: object) =>
    queriesOf(running.payload, () =>
      handlers.wegweiser_verfahren({
        payload: running.payload,
        id: 0,
        params: calls.wegweiser_verfahren.params.parse({
          sprache: 'en',
          pro_seite: '9999',
          ...given,
        }),
      }),
    )
  const [one, all, grouped] = [
    await rows({ pro_seite: '1' }),
    await rows({}),
    await rows({ gruppiert: 'true' }),
  ]
  expect(one).toBeGreaterThan(2)
  expect([all, grouped]).toStrictEqual([one, one])
  expect(all).toBeLessThanOrEqual(7)
  const situations = await queriesOf(running.payload, () =>
    handlers.lebenslagen({
      payload: running.payload,
      id: 0,
      params: calls.lebenslagen.params.parse({ sprache: 'en' }),
    }),
  )
  expect(situations).toBeLessThanOrEqual(7)
})

const tagsOf = async (address: string) =>
  (await running.api.get(`/api/cms/${address}`)).headers.get('cache-tags')?.split(',') ?? []

test('an answer ends with its procedures, offices, staff and life situations', async () => {
  const { guide, amt } = running.town
  expect(await tagsOf('wegweiser_verfahren')).toEqual(
    expect.arrayContaining([
      'wegweiser_verfahren',
      `aemter:${amt}`,
      'aemter',
      'mitarbeiter',
      'seiten',
    ]),
  )
  expect(await tagsOf(`wegweiser_verfahren/${guide.registering}`)).toEqual(
    expect.arrayContaining([
      `wegweiser_verfahren:${guide.registering}`,
      `lebenslagen:${guide.situation}`,
    ]),
  )
  expect(await tagsOf('lebenslagen')).toEqual(
    expect.arrayContaining([
      'lebenslagen',
      `lebenslagen:${guide.situation}`,
      'wegweiser_verfahren',
    ]),
  )
})

test('the model says in German what it refuses', async () => {
  const make = (data: object) =>
    running.payload.create({
      collection: 'wegweiser_verfahren',
      ...german,
      data: {
        ...published,
        titel: 'Prüfung',
        kurztext: 'Kurz.',
        amt: [running.town.amtId],
        ...data,
      },
    })
  const errors = z.object({
    data: z.object({ errors: z.array(z.object({ message: z.string() })) }),
  })
  const refusal = (data: object) =>
    make(data).then(
      () => 'accepted',
      (error: unknown) =>
        errors
          .parse(error)
          .data.errors.map(({ message }) => message)
          .join(' '),
    )
  expect(await refusal({ leistungsschluessel: '123' })).toContain('14 Ziffern')
  expect(await refusal({ formulare: [{ blockType: 'formular', titel: 'Leer' }] })).toContain(
    'eine Datei oder',
  )
  expect(await refusal({ onlinedienst: { link: 'javascript:alert(1)' } })).toContain('Ein Link')
  expect(await refusal({ synonyme: ['Perso', 'perso'] })).toContain('doppelt')
  expect(await refusal({ amt: [] })).not.toBe('accepted')
  expect(await refusal({ kurztext: 'x'.repeat(201) })).not.toBe('accepted')
})

test('with pages of its own a procedure has an address and is found by everyday words (T51)', async () => {
  const page = await running.payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      titel: 'Verfahren',
      pfad: '/de/wegweiser/*',
      pageLayout: 'default',
      pageTheme: 'behoerdenlotse',
      detailseite_fuer: 'wegweiser_verfahren',
    },
  })
  const [oven] = (await running.list({ id: String(running.numbers.get('Ofen')) })).data
  expect(oven?.detailURL).toBe(`/de/wegweiser/ofen-id_${running.numbers.get('Ofen')}/`)
  const route = await running.read(`route?url=${encodeURIComponent(oven?.detailURL ?? '')}`)
  expect(route).toMatchObject({ pageTheme: 'behoerdenlotse' })
  const found = async (q: string, rest = '') => {
    const answer = await running.read(`suche?q=${encodeURIComponent(q)}${rest}`)
    return calls.suche.answer.parse(answer).data.map(({ _id }) => _id)
  }
  expect(await found('neue Adresse')).toStrictEqual([running.town.guide.registering])
  expect(await found('Geheimer Dienst')).toStrictEqual([])
  expect(await found('Geheimer Dienst', '&exclude_type=')).toStrictEqual([])
  await running.payload.delete({ collection: 'seiten', id: page.id, ...english })
})
