import * as z from 'zod/mini'
import { statusPath } from './status-path.ts'

/** The field that people do not see: whoever fills it in is none (spec 3, T60). */
export const honeypot = 'firma'

/** True when the hidden field of what was sent is filled. */
export function isTrap(firma: unknown): boolean {
  return firma !== undefined && firma !== null && firma !== ''
}

/** Milliseconds that nobody needs less of to fill in a form: our script waits for them (T60). */
export const shortestTime = 1_500

/**
 * The answer to a request that was taken: its number, by which people ask after it, and the path of
 * the page that shows its sender how it stands.
 */
export const eingang = z.object({
  referenz: z.string(),
  verlauf: z.string().check(z.regex(statusPath)),
})

/** The answer to a request that was taken. */
export type Eingang = z.infer<typeof eingang>

/** Where the content API takes requests; only the website calls it. */
export const anfragenPath = '/anfragen'

const ownPaths: Readonly<Record<string, string>> = {
  fuehrung: '/api/fuehrungen/anfrage',
  pauschale: '/api/pauschalen/anfrage',
}

/** Where a browser sends a form (spec 7). */
export function anfragePath(name: string): string {
  return ownPaths[name] ?? `/api/anfragen/${name}`
}
