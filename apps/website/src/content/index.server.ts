import type { PageTheme, Sprache } from '@kurstadt/contract'
import { ContentError, type PageResult, type Shell } from './page.ts'

/** Composes the page at a path; throws `ContentError` when there is none (architecture, section 2). */
export async function loadPage(request: {
  path: string
  query: URLSearchParams
}): Promise<PageResult> {
  return Promise.reject(new ContentError('unavailable', `route ${request.path}`))
}

/** Menus and settings around a page, each null when it cannot be had (spec 8). */
export async function loadShell(of: { sprache: Sprache; theme: PageTheme }): Promise<Shell> {
  const none = null
  return Promise.resolve({
    sprache: of.sprache,
    menus: {
      haupt: none,
      quicklinks: none,
      footerThemen: none,
      footerInformationen: none,
      footerRechtliches: none,
    },
    einstellungen: none,
  })
}
