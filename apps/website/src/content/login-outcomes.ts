import type { PasswordProblem } from '@kurstadt/contract'

/** What came of a login. */
export type LoginOutcome<Session> =
  | { kind: 'in'; session: Session }
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
