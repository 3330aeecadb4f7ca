import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { type Handlers, openHandlers } from './content-api.ts'
import { german, published } from './writing.ts'

// What the tree «Aufbau» of the form leaves to the save: rows that have changed their level.

let office: BackOffice
let handlers: Handlers
let token: string
let page: string

beforeAll(async () => {
  office = await openBackOffice()
  handlers = await openHandlers()
  token = await office.logIn('rathaus')
  const { id } = await office.payload.create({
    collection: 'seiten',
    ...german,
    data: {
      titel: 'Kurpark',
      pfad: '/de/kurpark/',
      pageLayout: 'default',
      pageTheme: 'default',
      ...published,
    },
  })
  page = id
})

const ids = {
  experience: '650000000000000000000001',
  park: '650000000000000000000002',
  roses: '650000000000000000000003',
  hall: '650000000000000000000004',
}

function rows(language: 'de' | 'en') {
  const titles = {
    de: ['Erleben', 'Kurpark', 'Rosengarten', 'Rathaus'],
    en: ['Discover', 'Spa gardens', 'Rose garden', 'Town hall'],
  }[language]
  const [experience = '', park = '', roses = '', hall = ''] = titles
  return {
    experience: { id: ids.experience, title: experience, art: 'keine' as const },
    park: { id: ids.park, title: park, art: 'seite' as const, seite: page },
    roses: { id: ids.roses, title: roses, art: 'href' as const, href: '/de/rosen/' },
    hall: { id: ids.hall, title: hall, art: 'href' as const, href: '/de/rathaus/' },
  }
}

const block = { blockType: 'eintrag' as const }

/** Erleben > Kurpark > Rosengarten, and Rathaus beside Erleben. */
function addMenu(name: 'Hauptmenü' | 'Hauptmenü_EN' | 'Quicklinks', language: 'de' | 'en') {
  const { experience, park, roses, hall } = rows(language)
  const below = [{ ...park, menuItems: [roses] }]
  const menuItems = [
    { ...block, ...experience, menuItems: below },
    { ...block, ...hall },
  ]
  return office.payload.create({ collection: 'menus', ...german, data: { name, menuItems } })
}

/** Kurpark on the first level with Rosengarten, and Rathaus with Erleben below it. */
function moved(language: 'de' | 'en') {
  const { experience, park, roses, hall } = rows(language)
  return [
    { ...block, ...park, menuItems: [roses] },
    { ...block, ...hall, menuItems: [{ ...experience, menuItems: [] }] },
  ]
}

async function publicMenu(name: 'Hauptmenü' | 'Hauptmenü_EN' | 'Quicklinks') {
  const { answer } = await handlers.menu({ payload: office.payload, id: 0, params: { name } })
  return answer.menuItems
}

test('entries keep their ids, words and links when they change their level', async () => {
  const { id, updatedAt } = await addMenu('Hauptmenü', 'de')
  await addMenu('Hauptmenü_EN', 'en')
  const before = await publicMenu('Hauptmenü_EN')
  const data = { menuItems: moved('de'), updatedAt }
  const { status } = await office.call('PATCH', `menus/${id}?locale=de`, data, token)
  expect(status).toBe(200)
  expect(await publicMenu('Hauptmenü')).toEqual([
    {
      id: ids.park,
      title: 'Kurpark',
      href: '/de/kurpark/',
      menuItems: [{ id: ids.roses, title: 'Rosengarten', href: '/de/rosen/', menuItems: [] }],
    },
    {
      id: ids.hall,
      title: 'Rathaus',
      href: '/de/rathaus/',
      menuItems: [{ id: ids.experience, title: 'Erleben', href: null, menuItems: [] }],
    },
  ])
  expect(await publicMenu('Hauptmenü_EN')).toEqual(before)
})

test('whatever language the form is in, both see the same entries in the same places', async () => {
  const { docs } = await office.payload.find({ collection: 'menus', ...german })
  const english = docs.find(({ name }) => name === 'Hauptmenü_EN')
  const data = { menuItems: moved('en'), updatedAt: english?.updatedAt }
  const path = `menus/${english?.id}`
  const { status } = await office.call('PATCH', `${path}?locale=en`, data, token)
  const [de, en] = await Promise.all([
    office.call('GET', `${path}?locale=de&depth=0`, undefined, token),
    office.call('GET', `${path}?locale=en&depth=0`, undefined, token),
  ])
  expect(status).toBe(200)
  expect(de.body.menuItems).toEqual(en.body.menuItems)
  expect(en.body.menuItems).toMatchObject(moved('en'))
})

test('an order made from an older version is refused, and so is that of a stranger', async () => {
  const { id, updatedAt } = await addMenu('Quicklinks', 'de')
  const save = (data: object, by: string) =>
    office.call('PATCH', `menus/${id}?locale=de`, { ...data, updatedAt }, by)
  const first = await save({ menuItems: [{ ...block, ...rows('de').hall }] }, token)
  const second = await save({ menuItems: moved('de') }, token)
  const author = await save({ menuItems: [] }, await office.logIn('autor'))
  expect([first.status, second.status, author.status]).toEqual([200, 409, 403])
  expect((await publicMenu('Quicklinks')).map(({ title }) => title)).toEqual(['Rathaus'])
})

test('a menu that names a page which is not public yet waits for any page, and then for this one', async () => {
  const { payload } = office
  const draft = {
    titel: 'Noch im Entwurf',
    pfad: '/de/noch-im-entwurf/',
    pageLayout: 'default' as const,
    pageTheme: 'default' as const,
  }
  const { id, nummer } = await payload.create({
    collection: 'seiten',
    draft: true,
    ...german,
    data: { ...draft, _status: 'draft' },
  })
  const entry = { ...block, title: draft.titel, art: 'seite' as const, seite: id, menuItems: [] }
  const name = 'Footer_Themen'
  await payload.create({ collection: 'menus', ...german, data: { name, menuItems: [entry] } })
  const tags = async () => [...(await handlers.menu({ payload, id: 0, params: { name } })).tags]
  expect(await tags()).toContain('seiten')
  await payload.update({ collection: 'seiten', id, ...german, data: published })
  expect(await tags()).toEqual(['menu', `seiten:${nummer}`])
})
