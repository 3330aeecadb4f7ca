import type {
  Bekanntmachung,
  DetailType,
  Hinweis,
  IconName,
  MenuName,
  Oeffnungszeiten,
  PageLayout,
  PageTheme,
  Slot,
} from '@kurstadt/contract'
import type { AnfrageContent } from './anfragen/shape.ts'
import type { ErlebenContent } from './erleben/shape.ts'
import type { GewerbeContent } from './gewerbe/shape.ts'
import type { IntranetContent } from './intranet/shape.ts'
import type { RatsinfoContent } from './rat/shape.ts'
import type { StadtContent } from './stadt/shape.ts'
import type { AdresseContent, BildKey, DayOffset, KontaktContent, Markdown, Text } from './texts.ts'
import type { VeranstaltungContent } from './veranstaltungen/shape.ts'
import type { LebenslageContent, VerfahrenContent } from './wegweiser/shape.ts'

export type { AdresseContent, BildKey, DayOffset, KontaktContent, Markdown, Text } from './texts.ts'
export type { VeranstaltungContent } from './veranstaltungen/shape.ts'

/** A picture: `svg` draws it at 2000 px width or more, portraits at 1000 px. */
export type BildContent = {
  key: BildKey
  svg: () => string
  alt: Text
  copyright: string
  bildtext?: Text
  fokus?: [x: number, y: number]
}

/** A file to download; `pdf` makes its bytes. */
export type DateiContent = {
  key: string
  dateiname: string
  titel: Text
  pdf: () => Promise<Buffer>
}

type Link = { link?: string; linktext?: string }

/** A block as an editor fills it in; the fields of one template each. */
export type BlockContent = { slot: Slot } & (
  | { template: 'text'; titel?: string; text: Markdown }
  | ({
      template: 'bild-text'
      titel?: string
      text: Markdown
      bild: BildKey
      anordnung: 'text-bild' | 'bild-text'
    } & Link)
  | { template: 'zitat'; text: string; quelle?: string }
  | ({ template: 'newsticker'; titel?: string; anzahl: number } & Link)
  | ({
      template: 'headline-teaser'
      titel: string
      titel_tag?: 'h2' | 'h3'
      untertitel?: string
      einleitung?: string
    } & Link)
  | {
      template: 'bild-text-teaser-3x'
      titel?: string
      einleitung?: string
      teaser: { titel: string; text?: string; link?: string; bild?: BildKey }[]
    }
  | {
      template: 'kurzinfo-icons'
      titel?: string
      icons: { icon: IconName; titel: string; text?: string; link?: string }[]
    }
  | {
      template:
        | 'formular-veranstaltung'
        | 'formular-barriere'
        | 'formular-schaden'
        | 'formular-pauschale'
        | 'formular-fuehrung'
        | 'formular-kontakt'
      titel?: string
      einleitung?: string
    }
  | { template: 'oeffnungszeiten'; titel?: string; oeffnungszeiten: Oeffnungszeiten[] }
  | {
      template: 'eventteaser' | 'shop-veranstaltungen'
      titel?: string
      einleitung?: string
      link?: string
      linktext?: string
    }
  | { template: 'sidebar-veranstaltungen'; titel?: string; link?: string }
  | { template: 'downloads'; titel?: string; downloads: { titel: string; datei: string }[] }
  | {
      template:
        | 'veranstaltungen'
        | 'veranstaltungen-archiv'
        | 'veranstaltungen-filter'
        | 'aktuelles'
        | 'behoerdenlotse'
        | 'ansprechpartner'
        | 'wegweiser'
        | 'wegweiser-lebenslagen'
        | 'wegweiser-formulare'
        | 'wegweiser-organisation'
      titel?: string
    }
  | {
      template:
        | 'veranstaltung-detail'
        | 'aktuelles-detail'
        | 'amt-detail'
        | 'mitarbeiter-detail'
        | 'wegweiser-detail'
        | 'suche'
    }
)

/** A page in one language. */
export type SeiteInLanguage = {
  /** `/de/veranstaltungen/`; the detail page of a type is its list page's path plus `*`. */
  pfad: string
  titel: string
  beschreibung?: string
  heroImages?: { bild: BildKey; titel?: string; untertitel?: string }[]
  heroSlider?: {
    titel: string
    untertitel?: string
    link?: string
    linktext?: string
    bild: BildKey
  }[]
  blocks: BlockContent[]
}

/** A page; `detailseite_fuer` makes it the page that shows one entry of a type. */
export type SeiteContent = {
  key: string
  eltern?: string
  pageLayout: PageLayout
  /** Area the page belongs to; `default` when it is left out. */
  pageTheme?: PageTheme
  detailseite_fuer?: DetailType
  de: SeiteInLanguage
  en?: SeiteInLanguage
}

/** An entry of a menu: a heading, a page by key, or a link. */
export type MenuContent = {
  title: string
  seite?: string
  href?: string
  menuItems?: MenuContent[]
}

/** A news article; `gruppen` are keys of groups of readers. */
export type AktuellesContent = {
  titel: Text
  tag: DayOffset
  /** Last day it holds. */
  bis?: DayOffset
  einleitung: Text
  text: { de: Markdown; en?: Markdown }
  bild?: BildKey
  gruppen?: string[]
  link?: Text
  linktext?: Text
  dokumente?: { titel: Text; datei: string }[]
}

/** An office with its staff by key. */
export type AmtContent = {
  key: string
  titel: Text
  text: { de: Markdown; en?: Markdown }
  zustaendigkeiten: { de: Markdown; en?: Markdown }
  kontakt: KontaktContent
  adresse: AdresseContent
  zimmer?: Text
  koordinaten?: { breite: number; laenge: number }
  barrierefrei?: {
    stufenlos?: boolean
    toilette?: boolean
    aufzug?: boolean
    parkplatz?: boolean
    hoeranlage?: boolean
    assistenzhund?: boolean
    hinweis?: Text
  }
  bild?: BildKey
  oeffnungszeiten: Oeffnungszeiten[]
  sortierung: number
  /** Key of the office it belongs to. */
  uebergeordnet?: string
  /** Key of whoever is in charge. */
  leitung?: string
  mitarbeiter: string[]
}

/** A member of staff. */
export type MitarbeiterContent = {
  key: string
  namenszusatz?: string
  vorname: string
  nachname: string
  funktion: Text
  zustaendigkeiten?: { de: Markdown; en?: Markdown }
  gebaeude?: string
  zimmer?: string
  kontakt: KontaktContent
  /** Whether the person has released the e-mail address. */
  email_oeffentlich: boolean
  sprachkenntnisse?: Text
  /** Key of whoever stands in. */
  vertretung?: string
  ansprechpartner: boolean
  bild?: BildKey
  sortierung: number
}

/** A public notice; `amt` is the key of an office, documents name files. */
export type BekanntmachungContent = {
  titel: Text
  art: Bekanntmachung['art']
  aktenzeichen?: string
  von: DayOffset
  bis?: DayOffset
  text: { de: Markdown; en?: Markdown }
  amt: string
  dokumente?: { titel: Text; datei: string }[]
}

/** An alert; its moments are local time in Europe/Berlin as `YYYY-MM-DDTHH:mm`. */
export type HinweisContent = {
  titel: Text
  text: Text
  stufe: Hinweis['stufe']
  bereich: Hinweis['bereich']
  von: string
  bis?: string
  link?: Text
  linktext?: Text
}

/** A place that runs the site or is called first. */
export type StelleContent = {
  name: Text
  kontakt: KontaktContent
  adresse: AdresseContent
  oeffnungszeiten: Oeffnungszeiten[]
}

/** A file of the council or the intranet; `pdf` makes its bytes. */
export type InternesDokumentContent = {
  key: string
  titel: string
  bereich: 'rat' | 'intranet'
  oeffentlich: boolean
  pdf: () => Promise<Buffer>
}

/** The whole demo town. */
export type TownContent = GewerbeContent &
  Partial<StadtContent & ErlebenContent> & {
    bilder: BildContent[]
    dateien: DateiContent[]
    rubriken: { key: string; rubrik: Text }[]
    seiten: SeiteContent[]
    menus: Partial<Record<MenuName, MenuContent[]>>
    veranstaltungen: VeranstaltungContent[]
    aktuelles: AktuellesContent[]
    /** Groups of readers that news are written for. */
    interessengruppen?: { key: string; titel: Text }[]
    aemter: AmtContent[]
    mitarbeiter: MitarbeiterContent[]
    lebenslagen?: LebenslageContent[]
    wegweiser_verfahren?: VerfahrenContent[]
    bekanntmachungen?: BekanntmachungContent[]
    /** Alerts; `hinweise` are the hints of opening hours. */
    hinweismeldungen?: HinweisContent[]
    interne_dokumente?: InternesDokumentContent[]
    rat?: RatsinfoContent
    intranet?: IntranetContent
    anfragen?: AnfrageContent[]
    /** Every hint (`hinweisText`) and addition (`zusatz`) of opening hours, in both languages. */
    hinweise?: Text[]
    einstellungen: {
      ortsname: string
      claim: Text
      tourismus: StelleContent
      rathaus: StelleContent
      meldung_email: string
      newsletter_url?: string
      kartentelefon?: string
      social: { dienst: string; url: string }[]
    }
  }
