/** What an address may call a place: the number of an entry, or that of a plot («7a»). */
export const placeName = /^[\p{L}\d][\p{L}\d ./-]{0,19}$/u

/** The place that an address names; null for none. */
export function chosenIn(address: string): string | null {
  const value = new URL(address).searchParams.get('ort') ?? ''
  return placeName.test(value) ? value : null
}

/** An address with another place chosen; filters and everything else stay. */
export function withChosen(address: string, id: string): string {
  const url = new URL(address)
  url.searchParams.set('ort', id)
  return url.href
}
