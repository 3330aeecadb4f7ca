export { abfallartOf, abfuhrterminOf, strasseOf } from './abfall.ts'
export { aktuellesOf } from './aktuelles.ts'
export { amtOf, type OfficeOptions } from './amt.ts'
export { baugebietOf } from './baugebiet.ts'
export { bekanntmachungOf } from './bekanntmachung.ts'
export { brancheneintragOf } from './brancheneintrag.ts'
export { dayAt } from './dates.ts'
export { einstellungenOf } from './einstellungen.ts'
export { gremiumOf } from './gremium.ts'
export { hinweisOf } from './hinweis.ts'
export { interessengruppeOf } from './interessengruppe.ts'
export { archivDokumentOf, archivThemaOf, intranetRubrikOf, intranetTextOf } from './intranet.ts'
export { lebenslageOf } from './lebenslage.ts'
export {
  fotopunktBildOf,
  galerieEintragOf,
  galerieOf,
  videoOf,
  webcamOf,
} from './mediathek.ts'
export { mediumOf } from './medium.ts'
export { menuOf, pagesOfMenu } from './menu.ts'
export { mitarbeiterOf, type StaffDoc } from './mitarbeiter.ts'
export { type Named, type NamedDoc, type NamedType, namedFields } from './named.ts'
export { poiOf, tourEintragOf, tourOf } from './outdoor.ts'
export { type AskedPath, parsePath } from './path.ts'
export { pauschaleOf } from './pauschale.ts'
export { portalmodulOf } from './portalmodul.ts'
export { eigenesRatsmitgliedOf, ratsmitgliedOf } from './ratsmitglied.ts'
export { referencesOf } from './references.ts'
export {
  type DetailPage,
  detailUrl,
  type RefMedium,
  type Refs,
  type Related,
  spracheOf,
} from './refs.ts'
export { linkedPage, plainText } from './rich-text-inline.ts'
export { childrenOf, isNode, type LexicalNode } from './rich-text-node.ts'
export { type RoutedPage, routeOf } from './route.ts'
export { gefiltertVon, rubrikOf } from './rubrik.ts'
export { brettEintragOf } from './schwarzes-brett.ts'
export { type Ancestor, seiteOf } from './seite.ts'
export { shopArtikelOf } from './shop-artikel.ts'
export {
  type CommitteeRef,
  type CouncilRefs,
  itemsOf,
  type PaperRef,
  sitzungOf,
} from './sitzung.ts'
export { stellplatzOf } from './stellplatz.ts'
export { type StoredOccurrence, terminOf } from './termin.ts'
export { unterkunftOf } from './unterkunft.ts'
export { euroOf, hrefOrNull, idOf, nummerOf } from './values.ts'
export { veranstaltungKurzOf, veranstaltungOf } from './veranstaltung.ts'
export { inChargeWith, verfahrenOf } from './verfahren.ts'
export { type PaperMeeting, vorlageOf } from './vorlage.ts'
