/** Where a browser remembers that it is a kiosk. */
export const kioskKey = 'kiosk'

/** A blocked storage remembers nothing; the mode then lasts as long as the address says so. */
export function orNull<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}

/** True on a kiosk: `?kiosk=1` begins it and is remembered, `?kiosk=0` ends it. */
export function isKiosk(): boolean {
  const asked = new URLSearchParams(location.search).get('kiosk')
  if (asked === '1') orNull(() => localStorage.setItem(kioskKey, '1'))
  if (asked === '0') orNull(() => localStorage.removeItem(kioskKey))
  return asked === '1' || (asked !== '0' && orNull(() => localStorage.getItem(kioskKey)) === '1')
}
