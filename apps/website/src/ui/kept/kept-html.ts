/** More parts than the pages of a town are made of in a minute. */
const most = 1_000

const minute = 60_000

const numbers = new WeakMap<object, number>()
let numbered = 0

/** A number that stands for this object as long as there is any; 0 for none. */
export function numberOf(object: object | null | undefined): number {
  if (!object) return 0
  const known = numbers.get(object)
  if (known !== undefined) return known
  numbered += 1
  numbers.set(object, numbered)
  return numbered
}

let kept = { minute: Number.NaN, html: new Map<string, string>() }

/**
 * HTML that was made under this key in this minute, or is made now. With the next minute everything is
 * made anew: what a part says of the time it says to the minute, and nothing that has gone is kept.
 */
export function keptIn(key: string, make: () => string): string {
  const now = Math.floor(Date.now() / minute)
  if (now !== kept.minute || kept.html.size >= most) kept = { minute: now, html: new Map() }
  const known = kept.html.get(key)
  if (known !== undefined) return known
  const html = make()
  kept.html.set(key, html)
  return html
}
