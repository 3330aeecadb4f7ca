import { hasAppCookie } from '../../lib/index.ts'

/** What decides about app mode. */
export type AppFacts = { cookie: string; isStandalone: boolean; search: string }

/** Spec 4: app mode by the cookie, by the display mode, or by `homescreen` in the query. */
export const isAppMode = ({ cookie, isStandalone, search }: AppFacts): boolean =>
  isStandalone || hasAppCookie(cookie) || new URLSearchParams(search).has('homescreen')

/** The address without `homescreen`: who is given it by a friend has not installed anything. */
export function withoutHomescreen(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('homescreen')
  return url.href
}
