import { calls, detailTypes, entryCall } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { signPreview } from '../../apps/cms/src/editing/preview/token.ts'
import { fillCouncil } from './council.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { german, numberOf } from './writing.ts'

const later = Math.floor(Date.now() / 1000) + 600
let running: RunningTown

beforeAll(async () => {
  running = await startTown()
  await fillCouncil(running.payload)
})

type Of = Parameters<typeof signPreview>[0]

function tokenOf(of: Partial<Of> & { nummer: number }): string {
  const whole = { typ: 'seiten', sprache: 'de', bis: later, ...of } as const
  return signPreview(whole, running.payload.secret)
}

function ask(token: string): Promise<Response> {
  return running.api.get(`/api/cms/vorschau?token=${encodeURIComponent(token)}`)
}

test('a signed link shows a page that never was public, to nobody’s store', async () => {
  const { town, api } = running
  const response = await ask(tokenOf({ nummer: town.draft.nummer }))
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store',
  ])
  expect(await response.json()).toMatchObject({
    seite: { id: town.draft.nummer, title: 'Entwurf' },
    route: { zugang: 'oeffentlich' },
    eintrag: null,
  })
  expect((await api.get(`/api/cms/seiten/${town.draft.nummer}`)).status).toBe(404)
})

test('a draft over a public page is in the preview and nowhere else (T24)', async () => {
  const { town, payload, api } = running
  const marker = 'Nur im Entwurf'
  const page = { collection: 'seiten', id: town.germanOnly.id, ...german, draft: true } as const
  await payload.update({ ...page, data: { titel: marker } })
  const shown = await (await ask(tokenOf({ nummer: town.germanOnly.nummer }))).text()
  const open = await (await api.get(`/api/cms/seiten/${town.germanOnly.nummer}`)).text()
  expect([shown.includes(marker), open.includes(marker)]).toEqual([true, false])
})

test('a ticker of a draft shows as many news as its editor chose, and of the group', async () => {
  const { town, payload } = running
  const data = { titel: 'Gäste' }
  const group = await payload.create({ collection: 'interessengruppen', ...german, data })
  const ticker = { blockType: 'newsticker' as const, titel: 'Neues' }
  const bloecke = [
    { ...ticker, anzahl: 3, interessengruppe: group.id },
    { ...ticker, anzahl: 4 },
  ]
  const page = { collection: 'seiten', id: town.draft.id, ...german, draft: true } as const
  await payload.update({ ...page, data: { bloecke } })
  const shown = calls.vorschau.answer.parse(
    await (await ask(tokenOf({ nummer: town.draft.nummer }))).json(),
  )
  const asked = 'apiCalls' in shown.route ? shown.route.apiCalls : []
  const [first, second] = asked.filter(({ name }) => name === 'aktuelles')
  expect(first?.params).toMatchObject({ pro_seite: 3, interessengruppen_id: numberOf(group) })
  expect(second?.params).toMatchObject({ pro_seite: 4 })
  expect(second?.params).not.toHaveProperty('interessengruppen_id')
})

test('an entry is shown on the page of its type', async () => {
  const { town } = running
  const response = await ask(tokenOf({ typ: 'veranstaltungen', nummer: town.concert }))
  expect(await response.json()).toMatchObject({
    seite: { id: town.eventDetail.nummer },
    eintrag: { id: town.concert },
  })
})

test('the newest draft of every type with pages of its own is shown', async () => {
  const { payload } = running
  const shape = { pageLayout: 'default', pageTheme: 'default' } as const
  const without: string[] = []
  for (const typ of detailTypes) {
    const { docs } = await payload.find({ collection: typ, ...german, limit: 1, sort: 'nummer' })
    const [entry] = docs
    if (!entry) {
      without.push(typ)
      continue
    }
    const detail = {
      detailseite_fuer: typ,
      pfad: `/de/vorschau-${without.length}-${typ.replaceAll('_', '-')}/*`,
    }
    const page = { titel: 'Einer', ...shape, ...detail, _status: 'published' } as const
    await payload.create({ collection: 'seiten', ...german, data: page })
    const isPerson = typ === 'mitarbeiter' || typ === 'raete'
    const change = isPerson ? { nachname: 'Nur-Entwurf' } : { titel: 'Nur-Entwurf' }
    await payload.update({ collection: typ, id: entry.id, ...german, draft: true, data: change })
    const shown = await ask(tokenOf({ typ, nummer: entry.nummer ?? 0 }))
    const place = entryCall(typ).replace('{id}', String(entry.nummer))
    const open = await running.api.get(`/api/cms/${place}`)
    const draft = await shown.text()
    expect([typ, draft.includes('Nur-Entwurf') || draft]).toEqual([typ, true])
    expect([typ, (await open.text()).includes('Nur-Entwurf')]).toEqual([typ, false])
  }
  expect(without).toEqual([])
})

test.each([
  ['that is over', () => tokenOf({ nummer: 1, bis: later - 3_600 })],
  [
    'signed by somebody else',
    () => signPreview({ typ: 'seiten', nummer: 1, sprache: 'de', bis: later }, 'x'),
  ],
  ['cut off', () => tokenOf({ nummer: 1 }).slice(0, -1)],
  [
    'with another document behind the signature',
    () => {
      const [, signature = ''] = tokenOf({ nummer: 1 }).split('.')
      const [text = ''] = tokenOf({ nummer: 2 }).split('.')
      return `${text}.${signature}`
    },
  ],
  ['of nothing', () => ''],
  ['of a page that is not there', () => tokenOf({ nummer: 999_999 })],
])('a link %s shows nothing', async (_, token) => {
  expect((await ask(token())).status).toBe(404)
})
