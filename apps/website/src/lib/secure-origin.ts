/** Host names and ports only: nothing that a policy would read as a wildcard or a further rule. */
const plainOrigin = /^https:\/\/[a-z\d.-]+(:\d+)?$/

/** `https://host` of an address that something may be sent to; null unless it is plain https. */
export function secureOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { origin, username } = new URL(address)
  return username === '' && plainOrigin.test(origin) ? origin : null
}
