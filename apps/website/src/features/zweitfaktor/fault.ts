import type { FactorFault } from '../../content/index.ts'
import { factorTexts } from './texts.ts'

/** What is wrong, in a sentence; null where nothing is. */
export function messageOf(fault: FactorFault | null, field: 'code' | 'passwort' = 'code') {
  const { faults } = factorTexts
  if (fault === null) return null
  if (fault.kind === 'busy') return faults.busy(Math.max(1, Math.ceil(fault.retryAfter / 60)))
  return fault.kind === 'wrong' && field === 'passwort' ? faults.password : faults[fault.kind]
}
