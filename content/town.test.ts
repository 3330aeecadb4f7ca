import { templateNames } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { aemterliste } from './dateien/aemterliste.ts'
import { kurtaxe, wanderungen } from './dateien/texte.ts'
import { townOn } from './index.ts'
import {
  filesIn,
  hasPath,
  internalLinks,
  type Passage,
  picturesOf,
  textsOf,
  valuesIn,
} from './town-reader.ts'

const town = townOn('2026-11-20')
const texts = textsOf(town)
const papers: Passage = {
  sprache: 'de',
  text: valuesIn([wanderungen, kurtaxe, aemterliste]).join('\n'),
  links: [],
}
const german = [...texts.filter(({ sprache }) => sprache === 'de'), papers].map((passage) => ({
  ...passage,
  text: passage.text.replace(/\S+@\S+/g, ''),
}))

test('the town has a home page, at least twelve more in both languages, and its layouts', () => {
  const bilingual = town.seiten.filter(({ en, detailseite_fuer }) => en && !detailseite_fuer)
  expect(bilingual.length).toBeGreaterThanOrEqual(13)
  const layouts = new Set(town.seiten.map(({ pageLayout }) => pageLayout))
  expect(layouts).toEqual(layouts.union(new Set(['default', 'slim', 'wide', 'festival-portal'])))
})

test('every template stands on some page, in German and in English', () => {
  for (const sprache of ['de', 'en'] as const) {
    const used = new Set(
      town.seiten.flatMap((seite) => seite[sprache]?.blocks ?? []).map(({ template }) => template),
    )
    // Spec 1: search is offered in German only; so is what the council writes, below its overview, and
    // where its members log in.
    const isGerman = (name: string) => name === 'suche' || /^(ratsinfo|raete)-/.test(name)
    const offered = templateNames.filter((name) => sprache === 'de' || !isGerman(name))
    expect([...used].toSorted()).toEqual(offered.toSorted())
  }
})

test('the authority pilot has its two pages (spec 2.2), in both languages', () => {
  const pilot = town.seiten.filter(
    ({ pageTheme, detailseite_fuer }) => pageTheme === 'behoerdenlotse' && !detailseite_fuer,
  )
  const paths = (sprache: 'de' | 'en') => pilot.flatMap((seite) => seite[sprache]?.pfad ?? [])
  expect(paths('de').toSorted()).toEqual(['/de/behoerdenlotse/', '/de/behoerdenlotse/wegweiser/'])
  expect(paths('en')).toContain('/en/authorities/')
})

test('sidebar blocks stand on slim pages only', () => {
  const wrong = town.seiten.filter(
    ({ pageLayout, de }) =>
      pageLayout !== 'slim' && de.blocks.some(({ slot }) => slot === 'sidebar'),
  )
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('every internal link leads to a page of its own language', () => {
  const broken = internalLinks(town).filter(({ href, sprache }) => !hasPath(town, href, sprache))
  expect(broken).toEqual([])
})

test('every page key in the menus, every parent and every file exists', () => {
  const keys = new Set(town.seiten.map(({ key }) => key))
  const items = Object.values(town.menus).flatMap(
    (menu) => JSON.stringify(menu).match(/"seite":"[^"]+"/g) ?? [],
  )
  expect(items.map((item) => item.slice(9, -1)).filter((key) => !keys.has(key))).toEqual([])
  expect(town.seiten.filter(({ eltern }) => eltern && !keys.has(eltern))).toEqual([])
  const files = new Set(town.dateien.map(({ key }) => key))
  const asked = town.seiten
    .flatMap(({ de, en }) => [...de.blocks, ...(en?.blocks ?? [])])
    .flatMap(filesIn)
  const owners = [...(town.bekanntmachungen ?? []), ...(town.baugebiete ?? [])]
  const attached = owners.flatMap(({ dokumente = [] }) => dokumente.map(({ datei }) => datei))
  const needed = [...asked, ...attached]
  expect(needed.filter((key) => !files.has(key))).toEqual([])
  expect([...files].filter((key) => !needed.includes(key))).toEqual([])
})

test('every picture that is named exists, every picture is used, and each has alt text and copyright', () => {
  const named = picturesOf(town)
  const keys = town.bilder.map(({ key }) => key)
  expect(named.filter((key) => !keys.includes(key))).toEqual([])
  expect(keys.filter((key) => !named.includes(key))).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
  for (const { alt, copyright } of town.bilder) {
    expect(alt.de.length).toBeGreaterThan(20)
    expect(alt.en?.length).toBeGreaterThan(20)
    expect(copyright).not.toBe('')
  }
})

test('at least thirty different scenes show the town, portraits and posters aside', () => {
  const scenes = town.bilder.filter(({ key }) => !/^(?:portrait|plakat)-/.test(key))
  expect(scenes.length).toBeGreaterThanOrEqual(30)
  expect(new Set(scenes.map(({ svg }) => svg)).size).toBe(scenes.length)
})

test('a picture is drawn with the same bytes on every run', () => {
  const first = town.bilder.find(({ key }) => key === 'tal-sommer')
  expect(first?.svg()).toBe(first?.svg())
})

test('German is written with umlauts and ß', () => {
  const spelled = /\b\p{L}*(?:ae|oe|ue)\p{L}*\b/giu
  // Keys of offices whose facts a text quotes: `{telefon:buergerbuero}`.
  const quoted = /\{[a-z]+:[a-z-]+\}/g
  const fine = /[aeäq]ue|äue|tuel|duel|nuel|zue|duett|poe|michael|rafael/i
  const wrong = german.flatMap(({ text }) =>
    (text.replaceAll(quoted, '').match(spelled) ?? []).filter((word) => !fine.test(word)),
  )
  expect(wrong).toEqual([])
  expect(
    german.flatMap(
      ({ text }) =>
        text.match(/(?<![\p{L}:])\p{L}*(?:strasse|gruess|fuss\b|gross\b|grosse|heiss)\p{L}*/giu) ??
        [],
    ),
  ).toEqual([])
})

test('German texts use German quotation marks, English ones English marks', () => {
  for (const { sprache, text } of texts) {
    expect(text).not.toMatch(sprache === 'de' ? /["‟]|“[^„]*”/ : /["„]/)
  }
})

test('telephone numbers come from the drama range, mail and hosts from .example', () => {
  const all =
    [...texts, papers].map(({ text }) => text).join('\n') +
    texts.map(({ links }) => links.join('\n')).join('\n')
  const numbers =
    all.replaceAll('\u00a0', ' ').match(/(?:tel:)?(?:\+49 ?|\b0)\d[\d /-]{6,}\d/g) ?? []
  expect(numbers.length).toBeGreaterThan(60)
  for (const number of numbers)
    expect(number).toMatch(/^(?:030 23125-\d{3}|\+49 30 23125-\d{3}|tel:\+493023125\d{3})$/)
  for (const mail of all.match(/[\w.+-]+@[\w.-]+\w/g) ?? []) expect(mail).toMatch(/\.example$/)
  for (const url of all.match(/https?:\/\/[^\s)]+/g) ?? [])
    expect(new URL(url).hostname).toMatch(/\.example$/)
})

test('events show every state, and each that is not as planned says why', () => {
  const states = new Set(town.veranstaltungen.map(({ status = 'geplant' }) => status))
  expect([...states].toSorted()).toEqual([
    'abgesagt',
    'ausverkauft',
    'geplant',
    'verlegt',
    'verschoben',
  ])
  for (const { status, statusgrund } of town.veranstaltungen)
    expect(Boolean(status)).toBe(Boolean(statusgrund))
})

test('events name known categories, and each category has an event', () => {
  const used = new Set(town.veranstaltungen.flatMap(({ rubriken }) => rubriken))
  expect([...used].toSorted()).toEqual(town.rubriken.map(({ key }) => key).toSorted())
})

test('on whatever day the town is seeded, Sunday concerts fall on a Sunday', () => {
  for (const heute of ['2026-11-20', '2027-02-28', '2027-03-27', '2028-02-29']) {
    const concert = townOn(heute).veranstaltungen[0]
    const day = new Date(`${heute}T12:00:00Z`)
    day.setUTCDate(day.getUTCDate() + (concert?.von ?? 0))
    expect(day.getUTCDay()).toBe(0)
  }
})

test('every hint of opening hours is there in English too', () => {
  const known = new Set(town.hinweise?.map(({ de }) => de))
  const hours = town.aemter.flatMap(({ oeffnungszeiten }) => oeffnungszeiten)
  const said = hours.flatMap(({ hinweisText, abweichendeZeiten, saisons = [] }) => [
    hinweisText,
    ...saisons.map(({ titel }) => titel),
    ...abweichendeZeiten.map(({ zusatz }) => zusatz),
  ])
  expect(said.filter((text) => text !== null && !known.has(text))).toEqual([])
})

test('the ticket line keeps its hours by season, on whatever day the town is seeded (spec 2.5)', () => {
  const end = (week: { tagestyp: string; ende: string }[] = []) =>
    week.find(({ tagestyp }) => tagestyp === 'SONNTAG')?.ende
  for (const heute of ['2026-07-01', '2026-12-01', '2028-02-29']) {
    const [hours] =
      townOn(heute).aemter.find(({ key }) => key === 'tourist-information')?.oeffnungszeiten ?? []
    const [summer] = hours?.saisons ?? []
    expect([end(hours?.regulaereZeiten), end(summer?.regulaereZeiten)]).toEqual(['12:00', '15:00'])
    expect([summer?.von?.slice(4), summer?.bis?.slice(4)]).toEqual(['-04-01', '-09-30'])
    expect(summer?.jaehrlich).toBe(true)
  }
})

test('downloads are PDF files tagged in German', async () => {
  for (const { pdf } of town.dateien) {
    const bytes = (await pdf()).toString('latin1')
    expect(bytes).toMatch(/^%PDF-1\.7/)
    expect(bytes).toContain('/Lang (de-DE)')
    expect(bytes).toContain('/StructTreeRoot')
  }
}, 30_000)

test('no line of a formatted text runs into the next one', () => {
  const soft = /(?:^|\n)(?!- |#|\d+\. )[^\n]*[^\n\\]\n(?!\n|- |#|\d+\. )[^\n]+/
  // A letter is plain text, in which every line stays one.
  const formatted = { ...town, antwortvorlagen: [] }
  expect(valuesIn(formatted).filter((text) => soft.test(text))).toEqual([])
})
