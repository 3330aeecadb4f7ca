import type {
  ausstattungen,
  preisEinheiten,
  rubrikArten,
  steuersaetze,
  unterkunftArten,
  versorgungen,
  widerrufArten,
} from '@kurstadt/contract'
import type { Zeiten } from '../oeffnungszeiten.ts'
import type {
  AdresseContent,
  BildKey,
  DayOffset,
  KontaktContent,
  Markdown,
  Text,
} from '../texts.ts'

/** Formatted text in German and, where it is translated, in English. */
type MarkdownText = { de: Markdown; en?: Markdown }

/** Degrees north and east. */
export type KoordinatenContent = { breite: number; laenge: number }

/** A category of business entries or shop articles. */
export type RubrikContent = {
  key: string
  art: (typeof rubrikArten)[number]
  rubrik: Text
  /** Key of the category above, which stands before it. */
  eltern?: string
}

/** Facts about access that hold. */
export type BarriereContent =
  | 'stufenlos'
  | 'toilette'
  | 'aufzug'
  | 'parkplatz'
  | 'hoeranlage'
  | 'assistenzhund'

/** A business, club or public place. */
export type BrancheneintragContent = {
  key: string
  /** Wire number, where the specification fixes it; the others get those that are free. */
  nummer: number
  titel: Text
  spezialisierung: Text
  rubriken: string[]
  text: MarkdownText
  text_gastronomie?: MarkdownText
  kontakt: KontaktContent
  adresse: AdresseContent
  zeige_adresse: boolean
  koordinaten: KoordinatenContent
  oeffnungszeiten: Zeiten[]
  /** Hints and additions of the opening hours in both languages. */
  hinweise: Text[]
  links: { link: string; linktext: Text }[]
  barrierefrei: BarriereContent[]
  bild?: BildKey
  bilder: BildKey[]
  stichwoerter: { de: string[]; en: string[] }
}

/** A place to stay; `preis_ab` in whole euros. */
export type UnterkunftContent = {
  key: string
  titel: Text
  art: (typeof unterkunftArten)[number]
  sterne?: number
  betten: number
  spezialisierung: Text
  einleitung: Text
  text: MarkdownText
  kontakt: KontaktContent
  adresse: AdresseContent
  koordinaten: KoordinatenContent
  ausstattung: (typeof ausstattungen)[number][]
  barrierefrei: BarriereContent[]
  preis_ab: number
  preis_je: (typeof preisEinheiten)[number]
  saison?: Text
  /** Days on which it is shut, counted from today. */
  schliesstage: { von: DayOffset; bis: DayOffset; hinweis: Text }[]
  buchung?: string
  bild: BildKey
  bilder: BildKey[]
}

/** Motorhome parking; prices in cents. */
export type StellplatzContent = {
  key: string
  titel: Text
  einleitung: Text
  text: MarkdownText
  regeln: MarkdownText
  plaetze: number
  preis_nacht_cent: number
  kosten: { titel: Text; preis_cent: number }[]
  versorgung: (typeof versorgungen)[number][]
  laenge_max?: number
  hoehe_max?: number
  gewicht_max?: number
  ruhe_von?: string
  ruhe_bis?: string
  tage_max?: number
  saison?: Text
  reservierbar: boolean
  hunde: boolean
  anfahrt: Text
  kontakt: KontaktContent
  adresse: AdresseContent
  koordinaten: KoordinatenContent
  bild: BildKey
  bilder: BildKey[]
}

/** A house in a price category with its prices in whole euros. */
export type HotelpreisContent = {
  haus: string
  ez?: number
  dz?: number
  fewo1?: number
  fewo2?: number
  anmerkung?: Text
}

/** A package; days as `YYYY-MM-DD`. One that has days comes again each year. */
export type PauschaleContent = {
  key: string
  titel: Text
  einleitung: Text
  text: MarkdownText
  leistungen: { de: string[]; en: string[] }
  naechte: number
  gueltig_von?: string
  gueltig_bis?: string
  /** How it is asked for; by the form unless it says otherwise. */
  anfrageart?: 'formular' | 'email'
  kategorien: { titel: Text; hotels: HotelpreisContent[] }[]
  bild: BildKey
}

/** A thing the shop sells; price in cents, weight in grams. */
export type ShopArtikelContent = {
  key: string
  titel: Text
  rubrik: string
  einleitung: Text
  text: MarkdownText
  preis_cent: number
  /** Rate of VAT; 19 where it is left out. */
  mwst?: (typeof steuersaetze)[number]
  gewicht: number
  menge_limit?: number
  menge_aktuell?: number
  meldebestand?: number
  /** How many one order may have. */
  hoechstens?: number
  groessen?: string[]
  /** How much is in it, where goods are sold by measure. */
  inhalt?: { menge: number; einheit: 'g' | 'ml' | 'cm' }
  hersteller?: { name: string; anschrift: string; kontakt: string }
  sicherheit?: Text
  widerruf?: (typeof widerrufArten)[number]
  /** True for a ticket that lets one in to its event. */
  eintrittskarte?: boolean
  aktiv?: boolean
  /** German title of the event it belongs to. */
  veranstaltung?: string
  dokumente?: { titel: Text; datei: string }[]
  links?: { link: string; linktext: Text }[]
  bild?: BildKey
}

/** How the shop is run: who sells, where transfers go, how one pays, and the terms. */
export type ShopEinstellungenContent = {
  verkaeufer: {
    name: string
    vertreten: string
    strasse: string
    plz: string
    ort: string
    email: string
    telefon: string
    ust_id: string
  }
  konto: { inhaber: string; iban: string; bank: string }
  zahlungsarten: ('vorkasse' | 'rechnung' | 'abholung')[]
  abholung: Text
  agb: MarkdownText
}

/** A module of a portal page: the prices of a package, or news. */
export type PortalmodulContent = {
  name: string
  /** Key of the page it stands on. */
  seite?: string
  inhalt:
    | { art: 'pauschalen'; pauschale: string }
    | { art: 'newsticker'; titel: Text; anzahl: number }
}

/** What the town's businesses, hosts and shop have to offer. */
export type GewerbeContent = {
  gewerberubriken?: RubrikContent[]
  brancheneintraege?: BrancheneintragContent[]
  unterkuenfte?: UnterkunftContent[]
  stellplaetze?: StellplatzContent[]
  pauschalen?: PauschaleContent[]
  shop_artikel?: ShopArtikelContent[]
  shop_einstellungen?: ShopEinstellungenContent
  portalmodule?: PortalmodulContent[]
}
