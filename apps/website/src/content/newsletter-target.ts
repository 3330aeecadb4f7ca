import type { Einstellungen } from '@kurstadt/contract'
import { secureOrigin } from '../lib/index.ts'

/** Where a form posts to and which host that is. */
export type FormTarget = { action: string; origin: string; host: string }

/** Where the newsletter form posts to; null when no provider is set, or none on https (spec 7). */
export function newsletterTarget(einstellungen: Einstellungen | null): FormTarget | null {
  const action = einstellungen?.newsletter_url ?? ''
  const origin = secureOrigin(action)
  return origin === null ? null : { action, origin, host: origin.replace('https://', '') }
}
