import type { PageLayout, PageTheme, Sprache } from '@kurstadt/contract'
import { einstellungenExamples, menuExamples, pageExamples } from '@kurstadt/contract/examples'
import { newsletterTarget, type Page, type PageBlock, type Shell } from '../content/index.ts'
import { galleryExamples } from './gallery-examples.server.ts'

const g = galleryExamples

/** What stands around pages of the gallery. */
export function galleryShell(sprache: Sprache): Shell {
  const isGerman = sprache === 'de'
  const einstellungen = isGerman ? einstellungenExamples.typical : einstellungenExamples.english
  return {
    sprache,
    menus: {
      haupt: isGerman ? menuExamples.haupt : menuExamples.english,
      quicklinks: menuExamples.quicklinks,
      footerThemen: menuExamples.footerThemen,
      footerInformationen: menuExamples.footerInformationen,
      footerRechtliches: menuExamples.footerRechtliches,
    },
    einstellungen,
    newsletter: newsletterTarget(einstellungen),
  }
}

type Kind = 'portal' | 'plain'

function blocksOf(kind: Kind): PageBlock[] {
  const pick = (block: PageBlock | undefined) => (block ? [block] : [])
  if (kind === 'portal')
    return [
      ...pick(g['headline-teaser'].typical),
      ...pick(g['bild-text-teaser-3x'].typical),
      ...pick(g['kurzinfo-icons'].typical),
      ...pick(g.veranstaltungen.typical),
      ...pick(g.zitat.typical),
      ...pick(g.aktuelles.typical),
    ]
  return [
    ...pick(g.text.typical),
    ...pick(g['bild-text'].typical),
    ...pick(g['bild-text']['picture-first']),
    ...pick(g.zitat.typical),
    ...pick(g.text.sidebar),
    ...pick(g.downloads.english),
  ]
}

/** A page of the gallery in any arrangement, theme and language. */
export function galleryPage(layout: PageLayout, theme: PageTheme, sprache: Sprache): Page {
  const isPortal = layout.endsWith('portal')
  const { pageContent: _, ...seite } = isPortal ? pageExamples.home : pageExamples.typical
  return {
    seite: { ...seite, pageLayout: layout, pageTheme: theme, sprache },
    blocks: blocksOf(isPortal ? 'portal' : 'plain'),
    alternates: { de: '/de/', en: '/en/' },
    shell: galleryShell(sprache),
  }
}
