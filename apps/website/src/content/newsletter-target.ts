import type { Einstellungen } from '@kurstadt/contract'
import { secureOrigin } from '../lib/index.ts'

/** Where a form posts to and which host that is. */
export type FormTarget = { action: string; origin: string; host: string }

/** Targets of settings that were read before. */
const known = new WeakMap<Einstellungen, FormTarget | null>()

/** Where the newsletter form posts to; null when no provider is set, or none on https (spec 7). */
export function newsletterTarget(einstellungen: Einstellungen | null): FormTarget | null {
  if (einstellungen === null) return null
  const last = known.get(einstellungen)
  if (last !== undefined) return last
  const target = targetOf(einstellungen.newsletter_url ?? '')
  known.set(einstellungen, target)
  return target
}

function targetOf(action: string): FormTarget | null {
  const origin = secureOrigin(action)
  return origin === null ? null : { action, origin, host: origin.replace('https://', '') }
}
