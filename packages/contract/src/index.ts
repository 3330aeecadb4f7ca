export * from './calls/index.ts'
export type { SitemapEintrag } from './calls/overview.ts'
export * from './changes.ts'
export type { Adresse, Kontakt } from './entities/adresse.ts'
export type { AktuellesEintrag } from './entities/aktuelles.ts'
export type { Amt } from './entities/amt.ts'
export type { Einstellungen } from './entities/einstellungen.ts'
export type { Mitarbeiter } from './entities/mitarbeiter.ts'
export {
  type Oeffnungszeiten,
  oeffnungszeitTypen,
  type Tagestyp,
  tagestypen,
} from './entities/oeffnungszeiten.ts'
export { type Rubrik, rubrikArten } from './entities/rubrik.ts'
export { type Suchtreffer, trefferArten } from './entities/suchtreffer.ts'
export { type Veranstaltung, veranstaltungStatus } from './entities/veranstaltung.ts'
export * from './errors.ts'
export type { List } from './list.ts'
export { type Bild, bildFormate } from './page/bild.ts'
export { type DetailType, detailTypes } from './page/detail-types.ts'
export { type Menu, type MenuItem, type MenuName, menuNames } from './page/menu.ts'
export {
  type PageLayout,
  pageLayouts,
  type Seite,
  type Slot,
  slots,
  type WireBlock,
} from './page/page.ts'
export type { RichText, RichTextBlock, RichTextInline, RichTextList } from './page/rich-text.ts'
export {
  type ApiCall,
  type PageTheme,
  pageThemes,
  type Route,
  type RouteAnswer,
} from './page/route.ts'
export { clockTime, href, type Sprache, sprachen } from './primitives.ts'
export { slugOf } from './slug.ts'
export * from './templates/index.ts'

/** Base path of the content API (page model, section 1). */
export const apiBasePath = '/api/cms'
