import { type LoginLimits, lookAt } from '../login-limits.ts'
import type { FactorProof, Owner, SecondFactors } from './second-factors.ts'

/** What came of a code. */
export type CodeOutcome =
  | { kind: 'right'; proof: FactorProof }
  | { kind: 'wrong' }
  | { kind: 'busy'; seconds: number }

/** Uses codes and counts the tries. */
export type LimitedCodes = {
  take: (owner: Owner, typed: string) => Promise<CodeOutcome>
  confirm: (
    owner: Owner,
    by: string,
    typed: string,
  ) => Promise<{ kind: 'set'; codes: string[] } | Exclude<CodeOutcome, { kind: 'right' }>>
}

/**
 * Codes are counted for the account, whoever sends them: only who knows its password comes as far, so
 * no stranger uses up its tries, and a million codes are too few for whoever has many addresses.
 */
export function limitCodes(factors: SecondFactors, limits: LoginLimits): LimitedCodes {
  const counted = async <Result>({ area, konto }: Owner, use: () => Promise<Result | null>) => {
    const attempt = { email: konto, sender: `code ${area} ${konto}` }
    const seconds = await limits.admit(attempt)
    if (seconds > 0) return { kind: 'busy', seconds } as const
    const result = await lookAt(limits, attempt, use)
    if (result === null) {
      await limits.fail(attempt)
      return { kind: 'wrong' } as const
    }
    await limits.forgive(attempt)
    return { kind: 'used', result } as const
  }
  return {
    async take(owner, typed) {
      const outcome = await counted(owner, () => factors.take(owner, typed))
      return outcome.kind === 'used' ? { kind: 'right', proof: outcome.result } : outcome
    },
    async confirm(owner, by, typed) {
      const outcome = await counted(owner, () => factors.confirm(owner, by, typed))
      return outcome.kind === 'used' ? { kind: 'set', codes: outcome.result } : outcome
    },
  }
}
