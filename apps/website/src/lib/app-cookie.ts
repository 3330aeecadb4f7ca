/** True for cookies of a visitor who uses the site as an installed app (spec 4, app mode). */
export function hasAppCookie(cookie: string): boolean {
  return /(?:^|;\s*)isApp=1(?:;|$)/.test(cookie)
}
