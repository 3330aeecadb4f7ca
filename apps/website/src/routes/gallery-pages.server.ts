import type { Menu, PageLayout, PageTheme, Sprache } from '@kurstadt/contract'
import {
  einstellungenExamples,
  menuExamples,
  menuExtremes,
  pageExamples,
} from '@kurstadt/contract/examples'
import { newsletterTarget, type Page, type PageBlock, type Shell } from '../content/index.ts'
import { galleryExamples } from './gallery-examples.generated.server.ts'

const g = galleryExamples

const extremes: Readonly<Record<string, Menu | null>> = { ...menuExtremes, failed: null }

/** Names of the main menus that put the shell to the test; `failed` is one that did not load. */
export const galleryMenus = Object.keys(extremes)

/** What stands around pages of the gallery, with the main menu of that name if there is one. */
export function galleryShell(sprache: Sprache, menu = ''): Shell {
  const isGerman = sprache === 'de'
  const usual = isGerman ? menuExamples.haupt : menuExamples.english
  const named = extremes[menu]
  const einstellungen = isGerman ? einstellungenExamples.typical : einstellungenExamples.english
  return {
    sprache,
    menus: {
      haupt: named === undefined ? usual : named,
      quicklinks: menuExamples.quicklinks,
      app: menuExamples.app,
      footerThemen: menuExamples.footerThemen,
      footerInformationen: menuExamples.footerInformationen,
      footerRechtliches: menuExamples.footerRechtliches,
    },
    einstellungen,
    hinweise: { gezeigt: [], bis: null },
    newsletter: newsletterTarget(einstellungen),
    isStale: false,
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
export function galleryPage(
  layout: PageLayout,
  theme: PageTheme,
  sprache: Sprache,
  shell = galleryShell(sprache),
): Page {
  const isPortal = layout.endsWith('portal')
  const { pageContent: _, ...seite } = isPortal ? pageExamples.home : pageExamples.typical
  return {
    seite: { ...seite, pageLayout: layout, pageTheme: theme, sprache },
    blocks: blocksOf(isPortal ? 'portal' : 'plain'),
    alternates: { de: '/de/', en: '/en/' },
    shell,
    queryNotice: '',
  }
}
