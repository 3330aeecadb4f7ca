/** How a cookie is set. */
export type CookieTerms = {
  /** Seconds after which the browser forgets it. */
  lifetime: number
  /** True on https. */
  isSecure: boolean
}

/**
 * `Set-Cookie` of what belongs to one person: no script reads it, no other site sends it along with a
 * form. Null takes it away.
 */
export function personalCookie(
  name: string,
  value: string | null,
  { lifetime, isSecure, path = '/' }: CookieTerms & { path?: string },
): string {
  const age = value === null ? 0 : lifetime
  const cookie = `${name}=${value ?? ''}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax`
  return isSecure ? `${cookie}; Secure` : cookie
}
