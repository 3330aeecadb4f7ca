import type { Seite } from '@kurstadt/contract'
import { blockOf } from '../../../blocks/serialise/block-of.ts'
import type { SeiteDoc } from '../../../payload-types.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import { type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { hrefOrNull, idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { feedsOf } from './contexts.ts'

/** A page above another in the language of the answer. */
export type Ancestor = { titel: string; pfad: string; nummer: number }

const homeTitle = { de: 'Startseite', en: 'Home' }
/** Pictures and slides a page may have (spec 2.4). */
const most = 5

/** The way from the home page down to the page above this one; empty on the home page itself. */
export function breadcrumbsOf(
  pfad: string | null,
  ancestors: readonly Ancestor[],
  { sprache }: Refs,
): Seite['breadcrumbs'] {
  const home = `/${sprache}/`
  if (pfad === home) return []
  const between = ancestors.filter((one) => one.pfad !== home)
  return [
    { title: homeTitle[sprache], href: home },
    ...between.map((one) => ({ title: one.titel, href: one.pfad })),
  ]
}

function heroImagesOf(doc: SeiteDoc, refs: Refs): Seite['heroImages'] {
  const found = (doc.heroImages ?? []).flatMap((row) => {
    const { bild } = bildFields(row.bild, refs)
    if (bild === null) return []
    return [{ bild, titel: textOrNull(row.titel), untertitel: textOrNull(row.untertitel) }]
  })
  return found.slice(0, most)
}

function heroSliderOf(doc: SeiteDoc, refs: Refs): Seite['heroSlider'] {
  const found = (doc.heroSlider ?? []).flatMap((row) => {
    const { bild } = bildFields(row.bild, refs)
    if (bild === null) return []
    return [
      {
        titel: row.titel,
        untertitel: textOrNull(row.untertitel),
        link: hrefOrNull(row.link),
        linktext: textOrNull(row.linktext),
        bild,
        copyright: bild.copyright,
      },
    ]
  })
  return found.slice(0, most)
}

function contentOf(doc: SeiteDoc, refs: Refs): Seite['pageContent'] {
  const content = (doc.bloecke ?? []).map((block) => ({ block, slot: 'content' as const }))
  const sidebar = (doc.seitenleiste ?? []).map((block) => ({ block, slot: 'sidebar' as const }))
  const placed = [...content, ...sidebar]
  const feeds = feedsOf(
    placed.map(({ block }) => block.blockType),
    doc.detailseite_fuer ?? null,
  )
  return placed.flatMap(
    ({ block, slot }, index) => blockOf(block, slot, feeds[index]?.as ?? null, refs) ?? [],
  )
}

/** Where a page says the same in Leichte Sprache, which is German; null while that is not public. */
function leichteSpracheOf(doc: SeiteDoc, { sprache, pfade }: Refs): Seite['leichteSprache'] {
  const found = sprache === 'de' ? pfade.get(idOf(doc.leichte_fassung) ?? '') : undefined
  return found?.pfad ?? null
}

/** A page on the wire (spec 3). */
export function seiteOf(doc: SeiteDoc, ancestors: readonly Ancestor[], refs: Refs): Seite {
  return {
    id: nummerOf(doc),
    sprache: spracheOf(doc.id, refs),
    pageLayout: doc.pageLayout,
    pageTheme: doc.pageTheme,
    title: doc.titel,
    description: textOrNull(doc.beschreibung),
    canonical: null,
    seo: seoOf(doc.seo),
    breadcrumbs: breadcrumbsOf(doc.pfad ?? null, ancestors, refs),
    leichteSprache: leichteSpracheOf(doc, refs),
    heroImages: heroImagesOf(doc, refs),
    heroSlider: heroSliderOf(doc, refs),
    pageContent: contentOf(doc, refs),
  }
}
