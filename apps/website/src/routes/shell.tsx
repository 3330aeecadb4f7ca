import type { PageTheme, Sprache } from '@kurstadt/contract'
import { isRouteErrorResponse, useLocation } from 'react-router'
import type { Shell } from '../content/index.ts'
import { themeOfPath } from '../features/area/index.ts'
import { ErrorPage } from '../features/error-page/index.ts'
import { spracheOfPath } from '../i18n/index.ts'
import { SiteLayout } from '../layouts/index.ts'
import type { Failure } from './failure.server.ts'
import styles from './shell.module.css'

const themes: readonly string[] = ['default', 'rossini', 'behoerdenlotse'] satisfies PageTheme[]

function hasTheme(data: unknown): data is { theme: PageTheme } {
  if (typeof data !== 'object' || data === null || !('theme' in data)) return false
  return typeof data.theme === 'string' && themes.includes(data.theme)
}

/** Theme of what is shown: from the data of its route, or, for an error page, from its address. */
export const useTheme = (...data: readonly unknown[]): PageTheme => {
  const { pathname } = useLocation()
  return data.find(hasTheme)?.theme ?? themeOfPath(pathname)
}

/** What stands around an error page when nothing could be had. */
function emptyShell(sprache: Sprache): Shell {
  const menus = {
    haupt: null,
    quicklinks: null,
    footerThemen: null,
    footerInformationen: null,
    footerRechtliches: null,
  }
  const hinweise = { gezeigt: [], bis: null }
  return { sprache, menus, einstellungen: null, hinweise, newsletter: null }
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'words' in value && 'shell' in value
}

function failureOf(error: unknown): Failure | null {
  if (!isRouteErrorResponse(error)) return null
  const thrown: unknown = error.data
  return isFailure(thrown) ? thrown : null
}

/** The error page for whatever was thrown, with header and footer (spec 2.3). */
export function FailedPage({ error }: { error: unknown }) {
  const theme = useTheme()
  const sprache = spracheOfPath(useLocation().pathname)
  const failure = failureOf(error)
  const shell = failure?.shell ?? emptyShell(sprache)
  return (
    <SiteLayout shell={shell} theme={theme}>
      <div className={styles.container}>
        <ErrorPage
          words={failure?.words ?? null}
          theme={theme}
          einstellungen={shell.einstellungen}
        />
      </div>
    </SiteLayout>
  )
}
