import { framePaths } from '@kurstadt/contract'
import { shopPfade } from '@kurstadt/contract/shop-paths'
import type { BlockContent, MenuContent, SeiteInLanguage, TownContent } from './shape.ts'

type Sprache = 'de' | 'en'
/** What somebody reads in one place, with the links set beside it. */
export type Passage = { sprache: Sprache; text: string; links: string[] }

/** Every string inside a value, without the names of its fields. */
export function valuesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(valuesIn)
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(valuesIn)
}

const technical = new Set([
  'template',
  'slot',
  'bild',
  'icon',
  'link',
  'datei',
  'anordnung',
  'titel_tag',
  'stelle',
  'pauschale',
  'wohnmobil',
  'pfad',
  'href',
])

function readable(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(readable)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => (technical.has(key) ? [] : readable(part)))
}

function linksIn(value: unknown): string[] {
  const written = valuesIn(value).flatMap((text) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href),
  )
  const set = valuesIn(value).filter((text) => /^(\/(de|en)\/|tel:|mailto:)/.test(text))
  return [...written, ...set]
}

function passage(sprache: Sprache, value: unknown): Passage {
  const text = readable(value)
    .join('\n')
    .replace(/\]\([^)\s]+\)/g, ']')
  return { sprache, text, links: linksIn(value) }
}

function pairsIn(value: unknown): { de: unknown; en?: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(pairsIn)
  if (value === null || typeof value !== 'object') return []
  if ('de' in value) return [value]
  return Object.values(value).flatMap(pairsIn)
}

/** Every text of the town by language. */
export function textsOf(town: TownContent): Passage[] {
  const { menus, ...rest } = town
  const pairs = pairsIn(rest).flatMap(({ de, en }) => [
    passage('de', de),
    ...(en === undefined ? [] : [passage('en', en)]),
  ])
  const names = Object.entries(menus).map(([name, items]) =>
    passage(name.endsWith('_EN') ? 'en' : 'de', items.map(titlesOf)),
  )
  const contacts = [...town.mitarbeiter, ...town.aemter]
  return [
    ...pairs,
    ...names,
    passage(
      'de',
      contacts.map(({ kontakt }) => kontakt),
    ),
    passage('de', town.einstellungen.social),
    passage(
      'de',
      town.veranstaltungen.map(({ ort, veranstalter }) => [ort, veranstalter]),
    ),
  ]
}

function titlesOf({ title, menuItems = [] }: MenuContent): unknown {
  return [title, menuItems.map(titlesOf)]
}

/** Every link to a page of the town with the language of the text it stands in. */
export function internalLinks(town: TownContent): { href: string; sprache: Sprache }[] {
  return textsOf(town).flatMap(({ sprache, links }) =>
    links.filter((href) => href.startsWith('/')).map((href) => ({ href, sprache })),
  )
}

const menuPages = (items: readonly MenuContent[] = []): string[] =>
  items.flatMap(({ seite, menuItems }) => [...(seite ? [seite] : []), ...menuPages(menuItems)])

/** Links that the frame of the site or every page of the shop has, whatever editors write. */
const inFrames = {
  de: [
    framePaths.search,
    shopPfade.de.warenkorb,
    ...valuesIn(framePaths.festival.de),
    ...valuesIn(framePaths.access.de),
  ],
  en: [
    shopPfade.en.warenkorb,
    ...valuesIn(framePaths.festival.en),
    ...valuesIn(framePaths.access.en),
  ],
}

/** Paths of pages that no menu, no other page and no frame of their language leads to. */
export function orphansIn({ seiten, menus }: TownContent, sprache: Sprache): string[] {
  const ofLanguage = Object.entries(menus).filter(
    ([name]) => name.endsWith('_EN') === (sprache === 'en'),
  )
  const inMenus = new Set(ofLanguage.flatMap(([, items]) => menuPages(items)))
  const linked = (path: string) =>
    seiten.some((seite) => {
      const page = seite[sprache]
      const links = page && page.pfad !== path ? linksIn(page) : []
      return links.some((href) => href.split(/[?#]/)[0] === path)
    })
  // The list of packages leads to the page of each.
  const listed = new Set(
    seiten.flatMap((seite) => {
      const blocks = seite[sprache]?.blocks ?? []
      return blocks.some(({ template }) => template === 'pauschalen') ? [seite.key] : []
    }),
  )
  return seiten.flatMap(({ key, detailseite_fuer, ...languages }) => {
    if (listed.has(key)) return []
    const path = languages[sprache]?.pfad
    if (path === undefined || detailseite_fuer || path === `/${sprache}/`) return []
    return inMenus.has(key) || inFrames[sprache].includes(path) || linked(path) ? [] : [path]
  })
}

/** True for the path of a page or entry in that language; parameters and anchors are left aside. */
export function hasPath(town: TownContent, href: string, sprache: Sprache): boolean {
  const [path = ''] = href.split(/[?#]/)
  const { agb, widerruf, widerrufsbelehrung } = shopPfade[sprache]
  return (
    // Pages of the shop that the website makes by itself.
    [agb, widerruf, widerrufsbelehrung].includes(path) ||
    town.seiten.some((seite) => seite[sprache]?.pfad === path) ||
    hasEntry(town, path, sprache)
  )
}

/** Entries are numbered as they stand in the content: `{list page}/{slug}-id_{number}/`. */
function hasEntry(town: TownContent, path: string, sprache: Sprache): boolean {
  const [, list, number] = /^(.*\/)[a-z0-9-]+-id_(\d+)\/$/.exec(path) ?? []
  const detail = town.seiten.find((seite) => seite[sprache]?.pfad === `${list}*`)
  const type = detail?.detailseite_fuer
  const entries: unknown = new Map(Object.entries(town)).get(type ?? '')
  return Array.isArray(entries) && Number(number) >= 1 && Number(number) <= entries.length
}

function inBlock(block: BlockContent): string[] {
  if (block.template === 'bild-text' || block.template === 'panoramabild-panoramateaser')
    return [block.bild]
  if (block.template === 'timeline') return block.stationen.flatMap(({ bild }) => bild ?? [])
  if (block.template === 'bild-text-teaser-3x')
    return block.teaser.flatMap(({ bild }) => bild ?? [])
  if (block.template === 'formular-schaden') return block.karte ? [block.karte.bild] : []
  return []
}

/** Keys of the files that a block names. */
export function filesIn(block: BlockContent): string[] {
  return block.template === 'downloads' ? block.downloads.map(({ datei }) => datei) : []
}

function inPage({ heroImages = [], heroSlider = [], blocks }: SeiteInLanguage): string[] {
  return [...heroImages, ...heroSlider].map(({ bild }) => bild).concat(blocks.flatMap(inBlock))
}

/** Keys of all pictures that pages, events, news, offices and staff name. */
export function picturesOf({
  seiten,
  veranstaltungen,
  aktuelles,
  aemter,
  mitarbeiter,
}: TownContent): string[] {
  const pages = seiten.flatMap(({ de, en }) => [...inPage(de), ...(en ? inPage(en) : [])])
  return pages.concat(
    [...veranstaltungen, ...aktuelles, ...aemter, ...mitarbeiter].flatMap(({ bild }) => bild ?? []),
    veranstaltungen.flatMap(({ saalplan }) => saalplan ?? []),
  )
}
