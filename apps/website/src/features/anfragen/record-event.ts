import type { FormName } from '@kurstadt/contract/forms'
import { requestSent } from '../../lib/index.ts'

/**
 * Says that a request was taken (spec 7, tracking event). Nobody listens unless the town counts visits
 * of those who allow it, and nothing leaves the page before they do (features/statistik). What a
 * listener does wrong never reaches the form (fault F32).
 */
export function trackRequest(formular: FormName): void {
  document.dispatchEvent(requestSent(formular))
}
