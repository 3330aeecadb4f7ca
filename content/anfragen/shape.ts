import type { Sprache } from '@kurstadt/contract'
import type { DayOffset } from '../texts.ts'

/** A request that came in through a form of the website. */
export type AnfrageContent = {
  art:
    | 'kontakt'
    | 'fuehrung'
    | 'pauschale'
    | 'veranstaltung'
    | 'verein'
    | 'brancheneintrag'
    | 'schaden'
    | 'barriere'
  status: 'neu' | 'in_arbeit' | 'erledigt'
  tag: DayOffset
  name: string
  email?: string
  telefon?: string
  sprache: Sprache
  pfad: string
  query: Record<string, string>
  daten: Record<string, string | number>
  notizen?: string
}
