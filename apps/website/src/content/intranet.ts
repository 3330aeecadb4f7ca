import type {
  ArchivThema,
  IntranetBenutzer,
  IntranetRubrik,
  IntranetText,
} from '@kurstadt/contract'
import type { ChangeOutcome } from './login-outcomes.ts'

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
  | { kind: 'home'; rubriken: RubrikOnPage[] }
  | {
      kind: 'rubrik'
      rubrik: IntranetRubrik
      texte: IntranetText[]
      seite: number
      letzteSeite: number
    }
  | { kind: 'text'; text: IntranetText }
  | { kind: 'archiv'; themen: ArchivThema[] | null; gueltigAm: string | null }
  | { kind: 'passwort'; change: PasswordChange }

/** How far somebody has come who changes their password. */
export type PasswordChange = { kind: 'open' } | Exclude<ChangeOutcome, { kind: 'out' }>

/** Where in the intranet. */
export type IntranetPlace =
  | { kind: 'home' }
  | { kind: 'rubrik'; slug: string; seite: number }
  | { kind: 'text'; slug: string; id: number }
  | { kind: 'archiv'; gueltigAm: string | null }
  | { kind: 'passwort'; change: PasswordChange }

/** A page of the intranet; `out`: nobody is logged in any more; `missing`: there is nothing here. */
export type IntranetPage =
  | { kind: 'found'; frame: IntranetFrame; content: IntranetContent }
  | { kind: 'out' }
  | { kind: 'missing' }
