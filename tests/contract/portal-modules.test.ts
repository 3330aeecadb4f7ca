import { calls, type ModulName, modulNamen, type Portalmodul } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import type { PortalmodulDoc } from '../../apps/cms/src/payload-types.ts'
import { richText } from './lexical.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { english, german, numberOf, published } from './writing.ts'

type Block = PortalmodulDoc['inhalt'][number]

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

/** Saves a module with one block and reads it as visitors get it. */
async function made(block: Block): Promise<Portalmodul> {
  const { payload, read, town } = running
  const doc = await payload.create({
    collection: 'portalmodule',
    ...german,
    data: {
      ...published,
      name: block.blockType,
      sortierung: 1,
      inhalt: [block],
      seite: town.events.id,
    },
  })
  const answer = await read(`portalmodule/${numberOf(doc)}`)
  const parsed = calls['portalmodule/{id}'].answer.parse(answer)
  expect(parsed).toStrictEqual(answer)
  expect(parsed).toMatchObject({
    modul: { name: block.blockType },
    seite: { titel: 'Veranstaltungen' },
  })
  return parsed
}

const kinds: { [Name in ModulName]: () => [Block, object] } = {
  pauschalen: () => [
    { blockType: 'pauschalen', pauschale: running.town.gewerbe.packages.full.id },
    {
      titel: 'Tannen und Thermen',
      einleitung: 'Drei Nächte.',
      preiskategorie1: { name_kategorie: 'A', kategorien: [{ preis_ez: 240, preis_dz: 219 }] },
      preiskategorie2: { kategorien: [{ preis_ferienwohnung_1: 199 }] },
      preiskategorie3: null,
    },
  ],
  newsticker: () => [
    { blockType: 'newsticker', titel: 'Neues', anzahl: 4, link: '/de/aktuelles/' },
    { titel: 'Neues', einleitung: null, anzahl: 4, link: '/de/aktuelles/', linktext: null },
  ],
  'medien-galerie': () => [
    {
      blockType: 'medien-galerie',
      kacheln: [
        { titel: 'Film', typ: 'youtube', link: 'https://film.example/1' },
        { titel: 'Bild', typ: 'bild', bild: running.town.bild },
      ],
    },
    {
      titel1: 'Film',
      typ1: 'youtube',
      link1: 'https://film.example/1',
      bildupload1: null,
      typ2: 'bild',
      bildupload2: { bildtext: 'Im Mai', bildcopyright: 'Stadt Bad Silberbronn' },
      titel3: null,
      typ3: null,
    },
  ],
  zitat: () => [
    { blockType: 'zitat', text: 'Gut.', quelle: 'Ein Gast' },
    { text: 'Gut.', quelle: 'Ein Gast' },
  ],
  eventteaser: () => [
    { blockType: 'eventteaser', veranstaltungen: [running.town.concertId] },
    {
      veranstaltungen: [
        {
          id: running.town.concert,
          titel: 'Größtes Konzert im Kurpark',
          rubriken: [{ rubrik: 'Konzerte' }],
        },
      ],
    },
  ],
  'headline-teaser': () => [
    { blockType: 'headline-teaser', titel: 'Oben', titel_tag: 'h2', untertitel: 'Unten' },
    { titel: 'Oben', titel_tag: 'h2', untertitel: 'Unten' },
  ],
  'bild-text-teaser-3x': () => [
    {
      blockType: 'bild-text-teaser-3x',
      teaser: [
        { titel: 'Eins', bild: running.town.bild },
        { titel: 'Zwei', link: '/de/' },
      ],
    },
    {
      titel1: 'Eins',
      bildupload1: { bildtext: 'Im Mai' },
      titel2: 'Zwei',
      link2: '/de/',
      titel3: null,
    },
  ],
  'panoramabild-panoramateaser': () => [
    {
      blockType: 'panoramabild-panoramateaser',
      titel: 'Weit',
      bild: running.town.bild,
      parallax: true,
    },
    { titel: 'Weit', bildupload: { bildtext: 'Im Mai' }, parallax: true },
  ],
  'kurzinfo-icons': () => [
    { blockType: 'kurzinfo-icons', icons: [{ icon: 'bahn', titel: 'Bahn' }] },
    { icon1: { icon: 'bahn', titel: 'Bahn' }, icon2: null, icon4: null },
  ],
  'bild-text': () => [
    {
      blockType: 'bild-text',
      text: richText({ type: 'paragraph', children: [{ text: 'Text.' }] }),
      bild: running.town.bild,
      anordnung: 'text-bild',
    },
    { anordnung: 'text-bild', text: [{ type: 'paragraph' }], bild: { alt: 'Der Kurpark' } },
  ],
  text: () => [
    {
      blockType: 'text',
      titel: 'Titel',
      text: richText({ type: 'paragraph', children: [{ text: 'Text.' }] }),
    },
    { titel: 'Titel', text: [{ type: 'paragraph' }] },
  ],
}

test.for(modulNamen)('a module of the kind %s has the shape of the specification', async (name) => {
  const [block, content] = kinds[name]()
  expect((await made(block)).content).toMatchObject(content)
})

test('modules are found by the number of their page', async () => {
  const { town, read } = running
  const list = async (query: string) => calls.portalmodule.answer.parse(await read(query))
  const here = await list(`portalmodule?pro_seite=99&seite_id=${town.events.nummer}`)
  expect(here.anzahl).toBe(modulNamen.length)
  expect((await list('portalmodule?seite_id=999999')).anzahl).toBe(0)
  expect((await list('portalmodule')).anzahl).toBe(modulNamen.length + 1)
})

test('English has its own module, or the German one', async () => {
  const { payload, read } = running
  const zitat = { ...published, name: 'Zitat', sortierung: 9 }
  const doc = await payload.create({
    collection: 'portalmodule',
    ...german,
    data: { ...zitat, inhalt: [{ blockType: 'zitat', text: 'Gut.' }] },
  })
  const place = `portalmodule/${numberOf(doc)}?sprache=en`
  expect(await read(place)).toMatchObject({ sprache: 'de', content: { text: 'Gut.' } })
  await payload.update({
    collection: 'portalmodule',
    id: doc.id,
    ...english,
    data: { inhalt: [{ blockType: 'zitat', text: 'Good.' }] },
  })
  expect(await read(place)).toMatchObject({ sprache: 'en', content: { text: 'Good.' } })
  await payload.delete({ collection: 'portalmodule', id: doc.id })
})

test('what a module refers to may be gone', async () => {
  const { payload, town } = running
  const draft = { ...german, data: { _status: 'draft' as const } }
  const { id } = town.gewerbe.packages.full
  await payload.update({ collection: 'pauschalen', id, ...draft })
  const [block] = kinds.pauschalen()
  expect((await made(block)).content).toMatchObject({ titel: null, preiskategorie1: null })
})

test('limits of a module are said in German', async () => {
  const attempt = (inhalt: Block[]) =>
    running.payload.create({
      collection: 'portalmodule',
      ...german,
      data: { ...published, name: 'Probe', sortierung: 0, inhalt },
    })
  const zitat: Block = { blockType: 'zitat', text: 'Gut.' }
  await expect(attempt([])).rejects.toThrow(/Modul/)
  await expect(attempt([zitat, zitat])).rejects.toThrow(/Modul/)
  await expect(
    attempt([{ blockType: 'medien-galerie', kacheln: [{ titel: 'Film', typ: 'youtube' }] }]),
  ).rejects.toMatchObject({
    data: {
      errors: [
        {
          message: 'Ein Film oder eine Einbettung braucht eine Adresse, die mit https:// beginnt.',
        },
      ],
    },
  })
})
