import type {
  ArchivThema,
  IntranetBenutzer,
  IntranetRubrik,
  IntranetText,
  IntranetTreffer,
  Mitarbeiter,
  SecondFactor,
} from '@kurstadt/contract'
import type { ChangeOutcome, FactorStep } from './login-outcomes.ts'

/** A category with its latest texts; null where these cannot be had (spec 8: the page stands without). */
export type RubrikOnPage = { rubrik: IntranetRubrik; texte: IntranetText[] | null }

/** What every page of the intranet has. */
export type IntranetFrame = {
  benutzer: IntranetBenutzer
  /** Null where they cannot be had. */
  rubriken: IntranetRubrik[] | null
}

/** What there is at an address of the intranet. */
export type IntranetContent =
  | { kind: 'home'; rubriken: RubrikOnPage[]; neu: NewOnPage | null }
  | {
      kind: 'rubrik'
      rubrik: IntranetRubrik
      /** Null where they cannot be had. */
      texte: IntranetText[] | null
      seite: number
      letzteSeite: number
    }
  | { kind: 'text'; text: IntranetText }
  | { kind: 'archiv'; themen: ArchivThema[] | null; gueltigAm: string | null }
  | ({ kind: 'suche' } & Search & { treffer: IntranetTreffer[] | null; anzahl: number })
  | { kind: 'personen'; q: string; personen: Mitarbeiter[] | null }
  | { kind: 'passwort'; change: PasswordChange }
  | { kind: 'zweitfaktor'; step: FactorStep; stand: SecondFactor | null }

/** What somebody looks for, and which page of it they see. */
type Search = { q: string; seite: number }

/** What came since somebody logged in the time before; null where there was no such time. */
export type NewOnPage = { seit: string; treffer: IntranetTreffer[]; anzahl: number }

/** Hits on a page of the search. */
export const hitsPerPage = 20

/** How far somebody has come who changes their password. */
export type PasswordChange = { kind: 'open' } | Exclude<ChangeOutcome, { kind: 'out' }>

/** Where in the intranet. */
export type IntranetPlace =
  | { kind: 'home' }
  | { kind: 'rubrik'; slug: string; seite: number }
  | { kind: 'text'; slug: string; id: number }
  | { kind: 'archiv'; gueltigAm: string | null }
  | ({ kind: 'suche' } & Search)
  | { kind: 'personen'; q: string }
  | { kind: 'passwort'; change: PasswordChange }
  | { kind: 'zweitfaktor'; step: FactorStep }

/** A page of the intranet; `missing`: there is nothing here. */
export type IntranetPage =
  | { kind: 'found'; frame: IntranetFrame; content: IntranetContent }
  | { kind: 'missing' }
