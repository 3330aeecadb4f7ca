import type { Slot } from '@kurstadt/contract'
import type { BildKey } from '../texts.ts'

type Links = { link: string; linktext: string }[]

/** A row of a price list: prices in cents, one for each column. */
export type PreiszeileContent = {
  gruppe?: string
  titel: string
  hinweis?: string
  preise_cent: (number | null)[]
  ab?: boolean
}

/** Blocks of portal pages and sidebars as an editor fills them in. */
export type ModulBlock = { slot: Slot } & (
  | {
      template: 'preisliste'
      titel?: string
      einleitung?: string
      spalten?: string[]
      zeilen: PreiszeileContent[]
      hinweis?: string
    }
  | {
      template: 'timeline'
      titel?: string
      einleitung?: string
      stationen: { zeit: string; titel: string; text?: string; bild?: BildKey }[]
    }
  | {
      template: 'panoramabild-panoramateaser'
      titel?: string
      untertitel?: string
      text?: string
      bild: BildKey
      parallax?: boolean
      link?: string
      linktext?: string
    }
  | { template: 'unterkuenfte'; titel?: string; einleitung?: string; wohnmobil?: string }
  | {
      template:
        | 'unterkunft-detail'
        | 'brancheneintrag-detail'
        | 'baugebiet-detail'
        | 'tour-detail'
        | 'schwarzes-brett-detail'
    }
  | {
      template:
        | 'brancheneintraege'
        | 'baugebiete'
        | 'outdoor-karte'
        | 'app-hinweis'
        | 'push-hinweis'
      titel?: string
      einleitung?: string
    }
  | { template: 'outdoor-route'; titel?: string; tour: string }
  | { template: 'wohnmobilstellplatz'; titel?: string; einleitung?: string }
  | { template: 'pauschalen'; pauschale: string }
  | {
      template: 'pauschalangebote'
      titel?: string
      einleitung?: string
      anzahl?: number
      link?: string
      linktext?: string
    }
  | { template: 'sidebar-navigation'; titel?: string; links: Links }
  | { template: 'sidebar-kontakt'; titel?: string; stelle: 'tourismus' | 'rathaus' }
  | { template: 'sidebar-rossini'; titel?: string }
  | { template: 'sidebar-sommerbergbahn'; titel?: string; links: Links }
  | { template: 'schwarzes-brett' | 'schwarzes-brett-portal'; titel?: string; einleitung?: string }
  | { template: 'abfallkalender'; titel?: string; einleitung?: string }
  | { template: 'abfall-erinnerung'; titel?: string }
  | { template: 'abfahrten'; titel?: string; einleitung?: string }
)
