/** An e-mail address as logins look for it: without blanks around it, in small letters; none for nothing. */
export function plainAddress({ value }: { value?: unknown }): unknown {
  if (typeof value !== 'string') return value
  const address = value.trim().toLowerCase()
  return address === '' ? null : address
}
