/** Name under which a document hears that a request was taken. */
export const requestSentName = 'kurstadt:ereignis'

/** What analytics may know: that a request was sent, and with which form; nothing of its content. */
type RequestSent = { name: 'Anfrage'; formular: string }

/** The event of a request that was taken (spec 7, tracking event). */
export const requestSent = (formular: string): CustomEvent<RequestSent> =>
  new CustomEvent(requestSentName, { detail: { name: 'Anfrage', formular } })

/** True for such an event. */
export function isRequestSent(event: Event): event is CustomEvent<RequestSent> {
  if (!(event instanceof CustomEvent)) return false
  const detail: unknown = event.detail
  return (
    typeof detail === 'object' && detail !== null && 'name' in detail && detail.name === 'Anfrage'
  )
}
