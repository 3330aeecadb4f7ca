import type { Buchungsportal } from '@kurstadt/contract'

type Stored = {
  url?: string | null
  parameter?: readonly { name: string; wert: string }[] | null
}

/** An external portal on which places to stay are booked; null for none, and for none on https. */
export function portalOf(stored: Stored | undefined): Buchungsportal | null {
  const url = stored?.url ?? ''
  if (!(URL.canParse(url) && url.startsWith('https://'))) return null
  return { url, parameter: (stored?.parameter ?? []).map(({ name, wert }) => ({ name, wert })) }
}
