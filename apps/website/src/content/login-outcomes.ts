import type { DirectoryProblem, LoginStep, NewFactor, PasswordProblem } from '@kurstadt/contract'

/** What came of a login; `step`: the password is right, and something is left to do. */
export type LoginOutcome<Session> =
  | { kind: 'in'; session: Session }
  | { kind: 'step'; schritt: LoginStep; vorgang: string }
  | { kind: 'refused' }
  | { kind: 'busy'; retryAfter: number }
  | { kind: 'away' }

/** What came of a new password. */
export type RenewalOutcome =
  | { kind: 'set' }
  | { kind: 'wrong'; problem: PasswordProblem }
  | { kind: 'gone' }
  | { kind: 'away' }

/** What came of a change of password; `out`: the session has ended. */
export type ChangeOutcome =
  | { kind: 'set' }
  | { kind: 'wrong'; field: 'passwort_bisher' | 'passwort'; problem: PasswordProblem }
  | { kind: 'busy'; retryAfter: number }
  | { kind: 'out' }
  | { kind: 'away' }

/** Why a code, or a password beside it, came to nothing. */
export type FactorFault =
  | { kind: 'wrong' }
  | { kind: 'required' }
  | { kind: 'busy'; retryAfter: number }
  | { kind: 'away' }

/**
 * How far a login has come whose password is right; `vorgang` stands for the password. `typed` is a
 * code that nobody has looked at.
 */
export type PendingLogin = { vorgang: string; fault: FactorFault | null; typed?: string } & (
  | { kind: 'code' }
  | { kind: 'setUp'; key: NewFactor }
)

/** What came of a step of a login; `gone`: it took too long, or it is done. */
export type StepOutcome<Session> =
  | { kind: 'in'; session: Session }
  | { kind: 'secured'; session: Session; codes: string[] }
  | { kind: 'pending'; login: PendingLogin }
  | { kind: 'gone' }
  | { kind: 'away' }

/** What somebody may do with their second factor. */
export const factorActs = ['einrichten', 'bestaetigen', 'codes', 'aus'] as const
/** One of them. */
export type FactorAct = (typeof factorActs)[number]

/** How far somebody has come with their second factor. */
export type FactorStep =
  | { kind: 'open' }
  | { kind: 'failed'; act: FactorAct; field: 'code' | 'passwort'; fault: FactorFault }
  | { kind: 'begun'; key: NewFactor; fault: FactorFault | null }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'off' }

/** Why nobody is logged in who comes from the directory; `away`: the login itself cannot be reached. */
export type DirectoryFault = DirectoryProblem | 'away'
