import { beforeAll, expect, test } from 'vitest'
import type { Rolle } from '../../apps/cms/src/editing/access/bereiche.ts'
import type { Teil } from '../../apps/cms/src/editing/access/teile.ts'
import { type BackOffice, isRecord, openBackOfficeWithQueues, type Reply } from './back-office.ts'
import { german, published } from './writing.ts'

// Rights by part of the site (findings E3 and E14): festival, tourist information, town hall.

let office: BackOffice
const tokens = new Map<string, string>()
const pages = new Map<string, string>()

const logIn = async (...rollen: Rolle[]) => {
  const known = tokens.get(rollen.join())
  if (known !== undefined) return known
  const token = await office.logIn(...rollen)
  tokens.set(rollen.join(), token)
  return token
}

async function as(rollen: Rolle | Rolle[], method: string, path: string, body?: unknown) {
  return office.call(method, path, body, await logIn(...[rollen].flat()))
}

async function addPage(titel: string, pfad: string, rest: { zustaendig: Teil; eltern?: string }) {
  const look = { pageLayout: 'default', pageTheme: 'default' } as const
  const data = { ...published, ...look, titel, pfad, ...rest }
  const { id } = await office.payload.create({ collection: 'seiten', ...german, data })
  pages.set(titel, String(id))
}

const page = (titel: string) => `seiten/${pages.get(titel)}?locale=de`
const messageOf = ({ body }: Reply) => JSON.stringify(body.errors ?? '')

beforeAll(async () => {
  office = await openBackOfficeWithQueues()
  await addPage('Start', '/de/', { zustaendig: 'gemeinsam' })
  await addPage('Rathaus', '/de/rathaus/', { zustaendig: 'rathaus', eltern: pages.get('Start') })
  await addPage('Baden', '/de/baden/', { zustaendig: 'tourismus', eltern: pages.get('Start') })
  await addPage('Festival', '/de/fest/', { zustaendig: 'festival', eltern: pages.get('Start') })
})

test.each([
  ['festival', 'Festival', ['Start', 'Rathaus', 'Baden']],
  ['tourismus', 'Baden', ['Rathaus', 'Festival']],
  ['rathaus', 'Rathaus', ['Baden', 'Festival']],
] as const)(
  'E14: %s drafts and publishes on its own pages and on no other',
  async (rolle, own, others) => {
    const save = async (titel: string, how: string, body: object) =>
      (await as(rolle, 'PATCH', `${page(titel)}${how}`, body)).status
    expect(await save(own, '&draft=true', { beschreibung: 'Neu' })).toBe(200)
    expect(await save(own, '', { beschreibung: 'Neu', ...published })).toBe(200)
    for (const titel of others) {
      expect([titel, await save(titel, '&draft=true', { titel: 'Übernommen' })]).toEqual([
        titel,
        403,
      ])
      expect([titel, await save(titel, '', { titel: 'Übernommen', ...published })]).toEqual([
        titel,
        403,
      ])
      expect((await as(rolle, 'DELETE', page(titel))).status).toBe(403)
    }
  },
)

test('E14: what both houses share is kept by both, and everybody may read everything', async () => {
  for (const rolle of ['tourismus', 'rathaus'] as const)
    expect(
      (await as(rolle, 'PATCH', page('Start'), { ...published, beschreibung: rolle })).status,
    ).toBe(200)
  const { body } = await as('festival', 'GET', 'seiten?locale=de&limit=0')
  expect(body.totalDocs).toBe(4)
})

test('E14: nobody hands a page to a part of the site that they do not keep, nor takes one', async () => {
  const away = await as('festival', 'PATCH', page('Festival'), {
    ...published,
    zustaendig: 'rathaus',
  })
  expect([away.status, messageOf(away)]).toEqual([
    403,
    expect.stringContaining('pflegt Ihr Konto nicht'),
  ])
  const draft = { titel: 'Neu', zustaendig: 'rathaus' }
  expect((await as('festival', 'POST', 'seiten?locale=de&draft=true', draft)).status).toBe(403)
  const both = await as(['tourismus', 'festival'], 'PATCH', page('Festival'), {
    ...published,
    zustaendig: 'tourismus',
  })
  expect(both.status).toBe(200)
  await as('administration', 'PATCH', page('Festival'), { ...published, zustaendig: 'festival' })
})

test('E14: a new entry belongs to the part that its editor keeps', async () => {
  const partOf = async (...rollen: Rolle[]) => {
    const data = { titel: 'Neu', einleitung: 'Neu.', datum_von: '2031-05-01', sortierung: 0 }
    const { body } = await as(rollen, 'POST', 'aktuelles?locale=de&draft=true', data)
    return isRecord(body.doc) && body.doc.zustaendig
  }
  expect(await partOf('festival')).toBe('festival')
  expect(await partOf('tourismus')).toBe('gemeinsam')
  expect(await partOf('autor')).toBe('gemeinsam')
})

test('E14: a page stands below the pages of its own part, whatever path is typed', async () => {
  const add = (rolle: Rolle, pfad: string, eltern: string) =>
    as(rolle, 'POST', 'seiten?locale=de', {
      ...published,
      titel: 'Neu',
      pfad,
      eltern: pages.get(eltern),
    })
  expect((await add('festival', '/de/fest/karten/', 'Festival')).status).toBe(201)
  const beside = await add('festival', '/de/rathaus/karten/', 'Festival')
  expect([beside.status, messageOf(beside)]).toEqual([403, expect.stringContaining('/de/rathaus/')])
  expect((await add('festival', '/de/karten/', 'Festival')).status).toBe(403)
  expect((await add('tourismus', '/de/wandern/', 'Start')).status).toBe(201)
  const moved = await as('festival', 'PATCH', page('Festival'), {
    ...published,
    pfad: '/de/rathaus/fest/',
  })
  expect(moved.status).toBe(403)
})

test('E14: an author drafts anywhere and publishes nowhere; with a role of its own there', async () => {
  const draft = (rollen: Rolle[], titel: string) =>
    as(rollen, 'PATCH', `${page(titel)}&draft=true`, { beschreibung: 'Entwurf' })
  expect((await draft(['autor'], 'Rathaus')).status).toBe(200)
  const publish = (titel: string) => as(['autor', 'festival'], 'PATCH', page(titel), published)
  expect([(await publish('Rathaus')).status, (await publish('Festival')).status]).toEqual([
    403, 200,
  ])
})

test('E14: the main menu is for both houses, that of the festival for the festival', async () => {
  const add = (rolle: Rolle, name: string) =>
    as(rolle, 'POST', 'menus?locale=de', { name, menuItems: [] })
  expect((await add('festival', 'Hauptmenü')).status).toBe(403)
  expect((await add('tourismus', 'Hauptmenü')).status).toBe(201)
  expect((await add('festival', 'Rossini_Quicklinks')).status).toBe(201)
  const move = { von: '/de/rathaus/', nach: '/de/fest/', status: '301' }
  expect((await as('festival', 'POST', 'weiterleitungen?locale=de', move)).status).toBe(403)
})

test('E3: the tourist information puts up alerts, for the town but not for the festival alone', async () => {
  const alert = (rolle: Rolle, bereich?: string) =>
    as(rolle, 'POST', 'hinweise?locale=de', {
      titel: 'Sturm',
      stufe: 'warnung',
      bereich,
      ...published,
    })
  expect((await alert('tourismus')).status).toBe(201)
  expect((await alert('tourismus', 'rossini')).status).toBe(403)
  expect((await alert('festival', 'alle')).status).toBe(403)
  const own = await alert('festival')
  expect([own.status, isRecord(own.body.doc) && own.body.doc.bereich]).toEqual([201, 'rossini'])
})

test('E3: the tourist information keeps its own office, and the footer follows it', async () => {
  const { settleHouses } = await import('./houses.ts')
  const houses = await settleHouses(office.payload, {
    tourismus: { name: 'Tourist-Information', kontakt: { telefon: '030 23125-200' } },
    rathaus: { name: 'Rathaus', kontakt: { telefon: '030 23125-100' } },
  })
  const { amt } = houses.tourismus
  await as('administration', 'PATCH', `aemter/${amt}?locale=de`, {
    zustaendig: 'tourismus',
    ...published,
  })
  const kontakt = { telefon: '030 23125-299' }
  const own = await as('tourismus', 'PATCH', `aemter/${amt}?locale=de`, { kontakt, ...published })
  const other = await as('tourismus', 'PATCH', `aemter/${houses.rathaus.amt}?locale=de`, {
    kontakt,
  })
  expect([own.status, other.status]).toEqual([200, 403])
  const { callsOf } = await import('../../apps/cms/src/wire/call/calls-of.ts')
  const { einstellungen } = callsOf(office.payload)
  const asked = { payload: office.payload, params: { sprache: 'de' as const }, id: 0 }
  const { answer, tags } = await einstellungen(asked)
  expect(answer.tourismus.kontakt.telefon).toBe('030 23125-299')
  expect(tags).toContain(`aemter:${answer.tourismus.amt}`)
})

test('E3: an office that stands at the foot of every page is neither withdrawn nor deleted', async () => {
  const { docs } = await office.payload.find({ collection: 'aemter', ...german, limit: 1 })
  const path = `aemter/${docs[0]?.id}?locale=de`
  const away = await as('administration', 'PATCH', `${path}&unpublishAllLocales=true`, {
    _status: 'draft',
  })
  const gone = await as('administration', 'DELETE', path)
  expect([away.status, gone.status]).toEqual([409, 409])
  expect(messageOf(away)).toContain('am Fuß jeder Seite')
})
