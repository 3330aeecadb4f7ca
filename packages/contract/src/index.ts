export { apiBasePath } from './base-path.ts'
export * from './calls/index.ts'
export type { SitemapEintrag } from './calls/overview.ts'
export type { Unterkunftsliste } from './calls/unterkunftsliste.ts'
export { unterkunftsfilter, zugangsangaben } from './calls/unterkunftsliste.ts'
export { type Veranstaltungsliste, veranstaltungsfilter } from './calls/veranstaltungsliste.ts'
export * from './changes.ts'
export * from './documents.ts'
export {
  type Abfallart,
  type Abfuhrtermin,
  abfallIcons,
  farbe,
  type Strasse,
} from './entities/abfall.ts'
export type { Abfallkalender, Strassentreffer } from './entities/abfallkalender.ts'
export type { Adresse, Kontakt } from './entities/adresse.ts'
export type { AktuellesEintrag } from './entities/aktuelles.ts'
export type { Amt } from './entities/amt.ts'
export type { Anmeldesitzung } from './entities/anmeldesitzung.ts'
export type { Barrierefrei } from './entities/barrierefrei.ts'
export type { BarrierefreiesAngebot, Barrierefreiheit } from './entities/barrierefreiheit.ts'
export { angebote, ausnahmegruende } from './entities/barrierefreiheit.ts'
export {
  type Baugebiet,
  type Bauplatz,
  baugebietPhasen,
  bauplatzNutzungen,
  bauplatzStatus,
} from './entities/baugebiet.ts'
export {
  type Bekanntmachung,
  type BekanntmachungDetail,
  type BekanntmachungRef,
  type Bekanntmachungsliste,
  type Bekanntmachungspruefung,
  bekanntmachungArten,
  bekanntmachungArtTexte,
} from './entities/bekanntmachung.ts'
export type { BildMitText, Brancheneintrag } from './entities/brancheneintrag.ts'
export { type BrettArt, brettArten, longestNotice, noticeDays } from './entities/brett-arten.ts'
export type { Datenschutzangaben } from './entities/datenschutzangaben.ts'
export type { Dokument, Ratsdokument } from './entities/dokument.ts'
export type {
  Buchungsportal,
  Einstellungen,
  Kartenzeiten,
  Schliesstag,
} from './entities/einstellungen.ts'
export {
  type Abfahrt,
  type Abfahrten,
  type Ausnahme,
  ausnahmearten,
  type Fahrplan,
  type Fahrpreise,
  type Fahrt,
  fahrpreise,
  fahrtage,
  fahrtrichtungen,
} from './entities/fahrplan.ts'
export { type Gremium, type GremiumRef, gremiumFunktionen } from './entities/gremium.ts'
export { type Hinweis, hinweisBereiche, hinweisStufen } from './entities/hinweis.ts'
export type { Interessengruppe } from './entities/interessengruppe.ts'
export {
  type ArchivDokument,
  type ArchivThema,
  type IntranetRubrik,
  type IntranetText,
  type IntranetTreffer,
  intranetSeiten,
  rubrikUrl,
} from './entities/intranet.ts'
export type { IntranetBenutzer } from './entities/intranet-konto.ts'
export { type Kartenort, meisteOrte } from './entities/kartenort.ts'
export { type Koordinaten, koordinaten } from './entities/koordinaten.ts'
export { type Lebenslage, lebenslageIcons } from './entities/lebenslage.ts'
export {
  type FotopunktBild,
  filmFormate,
  type Galerie,
  type GalerieEintrag,
  mostAufnahmen,
  type Video,
  videoTypen,
  type Webcam,
} from './entities/mediathek.ts'
export type { Medium } from './entities/medium.ts'
export type { Mitarbeiter } from './entities/mitarbeiter.ts'
export {
  type Oeffnungszeiten,
  oeffnungszeitTypen,
  type Tagestyp,
  tagestypen,
} from './entities/oeffnungszeiten.ts'
export type { OffeneDaten } from './entities/offene-daten.ts'
export {
  type Poi,
  poiArten,
  type Sperrung,
  schwierigkeiten,
  type Tour,
  type TourEintrag,
  tourArten,
  type Wegpunkt,
  wegpunktArten,
} from './entities/outdoor.ts'
export * from './entities/outdoor-liste.ts'
export {
  type Parkplatz,
  type Parksatz,
  parkplatzEintraege,
  parkquellen,
} from './entities/parkplatz.ts'
export type { Hotelpreis, Pauschale, Preiskategorie } from './entities/pauschale.ts'
export {
  type ModulInhalt,
  type ModulName,
  modulNamen,
  type Portalmodul,
} from './entities/portalmodul.ts'
export type { Pushangebot } from './entities/pushangebot.ts'
export type { AmtRef, PersonRef } from './entities/rathaus-refs.ts'
export {
  type EigenesRatsinfo,
  type Ratsinfo,
  type RatsinfoSuche,
  type RatsinfoTreffer,
  ratsinfoArten,
  type Sitzungsliste,
} from './entities/ratsinfo.ts'
export type { EigenesRatsmitglied, Ratsmitglied } from './entities/ratsmitglied.ts'
export { type Rubrik, rubrikArten } from './entities/rubrik.ts'
export { type BrettEintrag, type Brettliste, brettStatus } from './entities/schwarzes-brett.ts'
export {
  type Rhythmus,
  rhythmen,
  type Serie,
  type Termin,
  veranstaltungStatus,
  type Wochentag,
  wochentage,
} from './entities/serie.ts'
export {
  einstufungen,
  grundpreisEinheiten,
  type ShopArtikel,
  steuersaetze,
  widerrufArten,
} from './entities/shop-artikel.ts'
export type { ShopBedingungen } from './entities/shop-bedingungen.ts'
export {
  anwesenheiten,
  ergebnisse,
  leserkreise,
  type Sitzung,
  type Sitzungskarte,
} from './entities/sitzung.ts'
export { type Stellplatz, versorgungen } from './entities/stellplatz.ts'
export { ratsinfosystem, type Suchtreffer, trefferArten } from './entities/suchtreffer.ts'
export {
  ausstattungen,
  preisEinheiten,
  type Unterkunft,
  unterkunftArten,
} from './entities/unterkunft.ts'
export {
  type Veranstaltung,
  type VeranstaltungKurz,
  vorlagen,
  zielgruppen,
} from './entities/veranstaltung.ts'
export type {
  AmtKurz,
  Formular,
  PersonKurz,
  Verfahren,
  VerfahrenEintrag,
  VerfahrenFormulare,
  VerfahrenGruppe,
  VerfahrenRef,
} from './entities/verfahren.ts'
export {
  beratungszwecke,
  type Vorlage,
  type Vorlagenkarte,
  vorlagenArten,
} from './entities/vorlage.ts'
export type { Weiterleitung } from './entities/weiterleitung.ts'
export * from './errors.ts'
export {
  type FileName,
  type FileParams,
  fileNames,
  files,
  mostOparlObjects,
  type OparlFilter,
  oparlProblems,
  programmProblems,
} from './files/index.ts'
export { type Lane, lane, laneHeader } from './lane.ts'
export type { List } from './list.ts'
export * from './logins.ts'
export { bekanntmachungspfade } from './page/bekanntmachungspfade.ts'
export { type Bild, bild, bildFormate } from './page/bild.ts'
export { councilPaths, oparlPath } from './page/council-paths.ts'
export {
  type DetailType,
  detailTypes,
  type EntryCall,
  entryCall,
  isDetailType,
} from './page/detail-types.ts'
export { type Download, download } from './page/download.ts'
export { framePaths } from './page/frame-paths.ts'
export * from './page/geo.ts'
export type { Karte } from './page/karte.ts'
export { type Menu, type MenuItem, type MenuName, menuNames } from './page/menu.ts'
export {
  type PageLayout,
  pageLayouts,
  type Seite,
  type Slot,
  seite,
  slots,
  type WireBlock,
  wireBlock,
} from './page/page.ts'
export * from './page/player.ts'
export {
  type RichText,
  type RichTextBlock,
  type RichTextInline,
  type RichTextList,
  type RichTextTable,
  richText,
} from './page/rich-text.ts'
export {
  type ApiCall,
  type PageTheme,
  pageThemes,
  type Route,
  type RouteAnswer,
} from './page/route.ts'
export type { Vorschau } from './page/vorschau.ts'
export { clockTime, href, type Sprache, sprachen } from './primitives.ts'
export { sessionHeaders, type Zugang } from './sessions.ts'
export { slugOf } from './slug.ts'
export * from './templates/index.ts'
export { visibleText } from './visible-text.ts'
