import type { MenuName } from '@kurstadt/contract'
import type { AntwortvorlageContent } from './anfragen/antwortvorlagen.ts'
import type { AnfrageContent } from './anfragen/shape.ts'
import type { BergbahnContent } from './bergbahn/shape.ts'
import type { ErlebenContent } from './erleben/shape.ts'
import type { GewerbeContent, KoordinatenContent } from './gewerbe/shape.ts'
import type { IntranetContent } from './intranet/shape.ts'
import type { RatsinfoContent } from './rat/shape.ts'
import type {
  AmtContent,
  BekanntmachungContent,
  HinweisContent,
  MitarbeiterContent,
  StelleContent,
} from './rathaus/shape.ts'
import type { MenuContent, SeiteContent } from './seiten/shape.ts'
import type { StadtContent } from './stadt/shape.ts'
import type { AdresseContent, BildKey, DayOffset, Markdown, Text } from './texts.ts'
import type { VeranstaltungContent } from './veranstaltungen/shape.ts'
import type { LebenslageContent, VerfahrenContent } from './wegweiser/shape.ts'

export type * from './rathaus/shape.ts'
export type * from './seiten/shape.ts'
export type {
  AdresseContent,
  BildKey,
  DayOffset,
  KontaktContent,
  Markdown,
  Text,
  Zustaendig,
} from './texts.ts'
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

/** A file of the council or the intranet; `pdf` makes its bytes. */
export type InternesDokumentContent = {
  key: string
  titel: string
  bereich: 'rat' | 'intranet'
  oeffentlich: boolean
  pdf: () => Promise<Buffer>
}

type AngebotContent = {
  status: 'vollstaendig' | 'teilweise' | 'nicht'
  geprueft: DayOffset
  erstellt: DayOffset
  methode: 'selbst' | 'extern'
  pruefer?: string
  ausnahmen: {
    grund: 'offen' | 'belastung' | 'ausnahme'
    was: Text
    warum?: Text
    bis?: DayOffset
    alternative?: Text
  }[]
}

/** What the town declares of each offer; null for one that nobody has checked. */
export type BarrierefreiheitContent = Record<
  'website' | 'app' | 'rat' | 'intranet',
  AngebotContent | null
> & {
  rueckmeldung: { email: string; telefon: string }
  schlichtung: {
    name: Text
    adresse: { strasse: string; plz: string; ort: string }
    kontakt: { telefon: string; email: string }
  }
}

/** The whole demo town. */
export type TownContent = GewerbeContent &
  Partial<StadtContent & ErlebenContent & BergbahnContent> & {
    bilder: BildContent[]
    dateien: DateiContent[]
    rubriken: { key: string; rubrik: Text }[]
    seiten: SeiteContent[]
    /** Addresses that lead somewhere else. */
    weiterleitungen?: { von: string; nach: string }[]
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
    antwortvorlagen?: AntwortvorlageContent[]
    /** Every hint (`hinweisText`) and addition (`zusatz`) of opening hours, in both languages. */
    hinweise?: Text[]
    /** The statement on accessibility. */
    barrierefreiheit?: BarrierefreiheitContent
    einstellungen: {
      ortsname: string
      claim: Text
      tourismus: StelleContent
      rathaus: StelleContent
      meldung_email: string
      newsletter_url?: string
      /** Under which licence others may use the datasets. */
      offene_daten_lizenz?: 'dl-zero-de/2.0' | 'dl-by-de/2.0' | 'cc-zero' | 'cc-by/4.0'
      /** Under which licence others may use what is public of the council. */
      ratsdaten_lizenz?: string
      kartentelefon?: string
      /** Where rooms are booked, what guests pay the town, and from where distances count. */
      gaeste?: {
        kurtaxe_cent: number
        portal: { url: string; parameter: { name: string; wert: string }[] }
        kurpark: KoordinatenContent
        bahnhof: KoordinatenContent
      }
      /** E-mail, ticket office and address for bookings of the festival. */
      festival?: { email: string; kasse?: string; adresse: AdresseContent }
      /** Days on which every office is shut, besides public holidays. */
      schliesstage?: { tag: string; anlass: Text }[]
      social: { dienst: string; url: string }[]
    }
  }
