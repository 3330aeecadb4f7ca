import type {
  EigenesRatsinfo,
  EigenesRatsmitglied,
  RatsinfoSuche,
  RatsinfoTreffer,
  SecondFactor,
  Sitzung,
  Sitzungsliste,
  Vorlage,
} from '@kurstadt/contract'
import type { PasswordChange } from './intranet.ts'
import type { FactorStep } from './login-outcomes.ts'

/** What came since a member logged in the time before. */
export type NewInCouncil = { seit: string; treffer: RatsinfoTreffer[]; anzahl: number }

/** Where among the council’s pages for members. */
export type CouncilPlace =
  | { kind: 'home' }
  | { kind: 'sitzungen'; params: Readonly<Record<string, string>> }
  | { kind: 'sitzung'; id: number }
  | { kind: 'vorlage'; id: number }
  | { kind: 'suche'; params: Readonly<Record<string, string>> }
  | { kind: 'passwort'; change: PasswordChange }
  | { kind: 'zweitfaktor'; step: FactorStep }

/** What there is at such a place; null for what cannot be had now (spec 8: the page stands without). */
export type CouncilContent =
  | { kind: 'home'; eigenes: EigenesRatsinfo | null; neu: NewInCouncil | null }
  | { kind: 'sitzungen'; liste: Sitzungsliste | null }
  | { kind: 'sitzung'; sitzung: Sitzung }
  | { kind: 'vorlage'; vorlage: Vorlage }
  | { kind: 'suche'; suche: RatsinfoSuche | null }
  | { kind: 'passwort'; change: PasswordChange }
  | { kind: 'zweitfaktor'; step: FactorStep; stand: SecondFactor | null }

/** A page for members; `missing`: there is nothing here, or nothing for them. */
export type CouncilPage =
  | { kind: 'found'; mitglied: EigenesRatsmitglied; content: CouncilContent }
  | { kind: 'missing' }
