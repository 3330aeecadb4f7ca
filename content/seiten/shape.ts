import type { DetailType, IconName, PageLayout, PageTheme, Slot } from '@kurstadt/contract'
import type { FormName } from '@kurstadt/contract/forms'
import type { Zeiten } from '../oeffnungszeiten.ts'
import type { BildKey, Markdown, Zustaendig } from '../texts.ts'
import type { ModulBlock } from './modul-shape.ts'

export type * from './modul-shape.ts'

type Link = { link?: string; linktext?: string }

type RatsinfoBlock =
  | 'sitzungen'
  | 'vorlagen'
  | 'gremien'
  | 'mitglieder'
  | 'suche'
  | 'detail'
  | 'vorlage'
  | 'gremium'
  | 'mitglied'

/** A block as an editor fills it in; the fields of one template each. */
export type BlockContent = ModulBlock | PageBlockContent

type PageBlockContent = { slot: Slot } & (
  | { template: 'text'; titel?: string; text: Markdown }
  | ({
      template: 'bild-text'
      titel?: string
      text: Markdown
      bild: BildKey
      anordnung: 'text-bild' | 'bild-text'
      parallax?: boolean
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
      template: 'medien-galerie'
      titel?: string
      einleitung?: string
      kacheln: {
        titel: string
        text?: string
        typ: 'youtube' | 'bild' | 'sonstiges'
        link?: string
        bild: BildKey
      }[]
    }
  | {
      template: 'kurzinfo-icons'
      titel?: string
      icons: { icon: IconName; titel: string; text?: string; link?: string }[]
    }
  | { template: 'datenschutzangaben'; titel?: string; einleitung?: string }
  | { template: 'einbettungen'; titel?: string; einleitung?: string }
  | {
      template: `formular-${Exclude<FormName, 'schaden'>}`
      titel?: string
      einleitung?: string
    }
  | {
      template: 'formular-schaden'
      titel?: string
      einleitung?: string
      karte?: { bild: BildKey; nord: number; sued: number; west: number; ost: number }
    }
  | ({ template: 'oeffnungszeiten'; titel?: string } & (
      | { amt: string; zeiten?: undefined }
      | { amt?: undefined; zeiten: readonly Zeiten[] }
    ))
  | {
      template: 'eventteaser' | 'shop-veranstaltungen'
      titel?: string
      einleitung?: string
      link?: string
      linktext?: string
    }
  | {
      template: 'shop' | 'warenkorb' | 'parken' | 'bekanntmachungen' | 'barrierefreiheit'
      titel?: string
      einleitung?: string
    }
  | {
      template: 'offene-daten'
      titel?: string
      einleitung?: string
      ansicht?: 'daten' | 'schnittstelle'
    }
  | { template: 'videos'; titel?: string; video?: string }
  | { template: 'sidebar-veranstaltungen'; titel?: string; link?: string }
  | { template: 'downloads'; titel?: string; downloads: { titel: string; datei: string }[] }
  | {
      template:
        | 'veranstaltungen'
        | 'veranstaltungen-archiv'
        | 'veranstaltungen-filter'
        | 'aktuelles'
        | 'fotogalerie'
        | 'webcam'
        | 'fotopunkt'
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
        | 'bekanntmachung-detail'
        | 'fotogalerie-detail'
        | 'amt-detail'
        | 'mitarbeiter-detail'
        | 'wegweiser-detail'
        | 'shop-artikel'
        | 'suche'
    }
  | {
      template: 'ratsinfo' | `ratsinfo-${RatsinfoBlock}` | 'raete-login' | 'raete-passwort'
      titel?: string
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
  /** Key of the page that says the same in Leichte Sprache. */
  leichteFassung?: string
  /** Who keeps it and what stands below it; as the page above unless said otherwise. */
  zustaendig?: Zustaendig
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
