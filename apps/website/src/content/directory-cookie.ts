import { personalCookie } from './personal-cookie.ts'

/** What a browser keeps between a login's beginning and its return from the directory. */
const name = 'rathauskonto'

/** The one address that it is sent to. */
export const directoryPath = '/de/intranet/rathaus-konto/'

/** Seconds that somebody may need at the directory. */
const lifetime = 600

const written = /(?:^|;\s*)rathauskonto=([\w-]{1,4000})(?=;|$)/

/** What a `Cookie` header carries of it; empty for none. */
export const readDirectoryCookie = (header: string): string => written.exec(header)?.[1] ?? ''

/**
 * `Set-Cookie` of it, sent to the one address that the directory leads back to; empty takes it away.
 * `Lax`, because the directory is another site from which the browser comes.
 */
export function directoryCookie(value: string, isSecure: boolean): string {
  return personalCookie(name, value || null, { lifetime, isSecure, path: directoryPath })
}
