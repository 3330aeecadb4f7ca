import type { FormName } from '@kurstadt/contract/forms'

/** Name under which the document hears of it. */
const eventName = 'kurstadt:ereignis'

/** What analytics may know: that a request was sent, and with which form; nothing of its content. */
type RecordedEvent = { name: 'Anfrage'; formular: FormName }

/**
 * Says that a request was taken (spec 7, tracking event). Nobody listens unless a town has put an
 * analytics script beside the site, and nothing leaves the page: such a script asks for consent
 * before it passes anything on. What it does wrong never reaches the form (fault F32).
 */
export function trackRequest(formular: FormName): void {
  const detail: RecordedEvent = { name: 'Anfrage', formular }
  document.dispatchEvent(new CustomEvent(eventName, { detail }))
}
