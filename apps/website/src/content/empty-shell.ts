import type { Sprache } from '@kurstadt/contract'
import type { Shell } from './page.ts'

/** What stands around an error page when nothing could be had. */
export function emptyShell(sprache: Sprache): Shell {
  const menus = {
    haupt: null,
    quicklinks: null,
    app: null,
    footerThemen: null,
    footerInformationen: null,
    footerRechtliches: null,
  }
  const hinweise = { gezeigt: [], bis: null }
  return { sprache, menus, einstellungen: null, hinweise, newsletter: null, isStale: true }
}
