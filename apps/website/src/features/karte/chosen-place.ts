/** The place that an address names, by the number of its entry; null for none. */
export function chosenIn(address: string): number | null {
  const value = new URL(address).searchParams.get('ort') ?? ''
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}

/** An address with another place chosen; filters and everything else stay. */
export function withChosen(address: string, id: number): string {
  const url = new URL(address)
  url.searchParams.set('ort', String(id))
  return url.href
}
