import { beforeAll, expect, test } from 'vitest'
import type { refreshFindings } from '../../apps/cms/src/editing/checks/index.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { type CheckedPages, checkedPages, findings, paragraph } from './checked-pages.ts'
import { linkTo, richText } from './lexical.ts'
import { german, local, published } from './writing.ts'

let office: BackOffice
let token: string
let pages: CheckedPages
let refresh: typeof refreshFindings

beforeAll(async () => {
  office = await openBackOffice()
  ;({ refreshFindings: refresh } = await import('../../apps/cms/src/editing/checks/index.ts'))
  token = await office.logIn('tourismus', 'rathaus')
  pages = checkedPages(office, token)
})

const addPage = (data: object, titel?: string) => pages.add(data, titel)
const kindsIn = (data: object) => pages.kindsIn(data)

test('a page without problems has none', async () => {
  expect(await kindsIn(paragraph({ text: 'Alles gut.' }))).toEqual([])
})

test('a link to a page that is not public leads nowhere, and one called «hier» says nothing', async () => {
  const draft = await addPage({ _status: 'draft' }, 'Entwurf')
  await office.payload.update({
    collection: 'seiten',
    id: draft,
    ...german,
    data: { _status: 'draft' },
  })
  expect(await kindsIn(paragraph(linkTo(draft, 'hier')))).toEqual([
    'linktext de Inhalt › Text 1 › Text',
    'link de Inhalt › Text 1 › Text',
  ])
})

test('an address of this site that nobody answers is found, a page’s own is not', async () => {
  const teaser = (link: string) => ({
    bloecke: [{ blockType: 'headline-teaser', titel: 'Ankommen', titel_tag: 'h2', link }],
  })
  expect(await kindsIn(teaser('/de/gibt-es-nicht/'))).toEqual([
    'link de Inhalt › Große Überschrift 1 › Link',
  ])
  expect(await kindsIn(teaser('/de/geprueft-1/#oben'))).toEqual([])
  expect(await kindsIn(teaser('https://andere.example/'))).toEqual([])
})

test('a heading that leaves a level out and a title that is too long are found', async () => {
  const text = richText(
    { type: 'heading', tag: 'h2', text: 'Eins' },
    { type: 'heading', tag: 'h4', text: 'Drei' },
  )
  const kinds = await kindsIn({ titel: 'x'.repeat(100), bloecke: [{ blockType: 'text', text }] })
  expect(kinds).toEqual(['titel de Titel', 'ueberschrift de Inhalt › Text 1 › Text'])
})

test('what guests cannot read in English is found, what residents read is not', async () => {
  const event = await office.payload.create({
    collection: 'veranstaltungen',
    ...german,
    data: { ...published, titel: 'Konzert', datum_von: '2031-01-01', status: 'geplant' },
  })
  const amt = await office.payload.create({
    collection: 'aemter',
    ...german,
    data: { ...published, titel: 'Bauamt', sortierung: 1 },
  })
  const of = async (place: string) => {
    const { body } = await office.call('GET', `${place}/befunde`, undefined, token)
    return findings.parse(body).befunde.map(({ art }) => art)
  }
  expect(await of(`veranstaltungen/${event.id}`)).toEqual(['uebersetzung'])
  expect(await of(`aemter/${amt.id}`)).not.toContain('uebersetzung')
})

test('an office that names nobody and a person whom no office names are found', async () => {
  const person = async (nachname: string) => {
    const made = await office.payload.create({
      collection: 'mitarbeiter',
      ...german,
      data: { ...published, vorname: 'Ida', nachname, sortierung: 1 },
    })
    return made.id
  }
  const found = async (place: string) => {
    const { body } = await office.call('GET', `${place}/befunde`, undefined, token)
    return findings.parse(body).befunde.filter(({ art }) => art === 'zuordnung')
  }
  const amt = async (data: object) => {
    const made = await office.payload.create({
      collection: 'aemter',
      ...german,
      data: { ...published, titel: 'Friedhofsamt', sortierung: 1, ...data },
    })
    return found(`aemter/${made.id}`)
  }
  const [busy, idle] = [await person('Amtmann'), await person('Frei')]
  expect(await amt({})).toEqual([
    { art: 'zuordnung', sprache: 'de', feld: 'Mitarbeiterinnen und Mitarbeiter' },
  ])
  expect(await amt({ mitarbeiter: [busy] })).toEqual([])
  expect(await found(`mitarbeiter/${busy}`)).toEqual([])
  expect(await found(`mitarbeiter/${idle}`)).toEqual([
    { art: 'zuordnung', sprache: 'de', feld: 'Ämter' },
  ])
})

test('who links to a page is said before it is withdrawn', async () => {
  const target = await addPage({}, 'Ziel')
  await addPage(paragraph(linkTo(target, 'Zum Ziel')), 'Wegweiser')
  expect((await pages.lookAt(target)).verweise).toEqual([
    { typ: 'seiten', titel: 'Wegweiser', isPublic: true },
  ])
})

test('nobody without a role sees what was found', async () => {
  const id = await addPage({})
  expect((await pages.lookAt(id, '')).status).toBe(404)
})

test('a save keeps what is found, a further one forgets it, and so does the look at everything', async () => {
  const rows = async (id: string) => {
    const { rows: found } = await office.payload.db.pool.query<{ befunde: number }>(
      'select jsonb_array_length(befunde) as befunde from befunde where dokument = $1',
      [id],
    )
    return found
  }
  const id = await addPage({ titel: 'y'.repeat(95) })
  expect(await rows(id)).toEqual([{ befunde: 1 }])
  await office.payload.update({
    collection: 'seiten',
    id,
    ...german,
    data: { ...published, titel: 'Kurz' },
  })
  expect(await rows(id)).toEqual([])
  const before = await refresh(office.payload, new Date())
  expect(before).toBeGreaterThan(0)
  await office.payload.delete({ collection: 'seiten', id, ...local })
  expect(await rows(id)).toEqual([])
})

test('a business whose two numbers are swapped stands on no map, and its editor is told', async () => {
  const { payload } = office
  await payload.updateGlobal({
    slug: 'einstellungen',
    ...german,
    data: {
      ortsname: 'Bad Probe',
      meldung_email: 'links@probe.example',
      tourismus: { name: 'Tourist-Information' },
      rathaus: { name: 'Rathaus' },
      gaeste: { bahnhof: { koordinaten: { breite: 48.69438, laenge: 8.46454 } } },
    },
  })
  const { id: rubrik } = await payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik: 'Läden', art: 'branchen' },
  })
  const found = async (koordinaten: object) => {
    const data = { ...published, titel: 'Tausch', rubriken: [rubrik], koordinaten }
    const { id } = await payload.create({ collection: 'brancheneintraege', ...german, data })
    const { body } = await office.call('GET', `brancheneintraege/${id}/befunde`, undefined, token)
    return findings.parse(body).befunde.flatMap(({ art, feld }) => (art === 'lage' ? [feld] : []))
  }
  expect(await found({ breite: 8.46, laenge: 48.69 })).toEqual(['Lage auf der Karte'])
  expect(await found({ breite: 48.69, laenge: 8.46 })).toEqual([])
})
