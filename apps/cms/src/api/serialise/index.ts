export { abfallartOf, abfuhrterminOf, strasseOf } from './abfall.ts'
export { aktuellesOf } from './aktuelles.ts'
export { amtOf, type OfficeOptions } from './amt.ts'
export { baugebietOf } from './baugebiet.ts'
export { bekanntmachungOf } from './bekanntmachung.ts'
export { dayAt } from './dates.ts'
export { einstellungenOf } from './einstellungen.ts'
export { hinweisOf } from './hinweis.ts'
export { interessengruppeOf } from './interessengruppe.ts'
export {
  fotopunktBildOf,
  galerieEintragOf,
  galerieOf,
  videoOf,
  webcamOf,
} from './mediathek.ts'
export { menuOf, pagesOfMenu } from './menu.ts'
export { mitarbeiterOf } from './mitarbeiter.ts'
export { poiOf, tourEintragOf, tourOf } from './outdoor.ts'
export { type AskedPath, parsePath } from './path.ts'
export { referencesOf } from './references.ts'
export { type DetailPage, detailUrl, type Refs, type Related, spracheOf } from './refs.ts'
export { type RoutedPage, routeOf } from './route.ts'
export { rubrikOf } from './rubrik.ts'
export { brettEintragOf } from './schwarzes-brett.ts'
export { type Ancestor, seiteOf } from './seite.ts'
export type { StoredOccurrence } from './termin.ts'
export { idOf, nummerOf } from './values.ts'
export { veranstaltungOf } from './veranstaltung.ts'
