import type { PageTheme, Sprache } from '@kurstadt/contract'
import { isRouteErrorResponse, useLocation } from 'react-router'
import type { Shell } from '../content/index.ts'
import { type ErrorKind, ErrorPage } from '../features/error-page/index.ts'
import { spracheOfPath } from '../i18n/index.ts'
import { SiteLayout } from '../layouts/index.ts'
import type { Failure } from './failure.server.ts'
import type { loader as galleryLoader } from './gallery.tsx'
import type { loader as pageLoader } from './page.tsx'
import styles from './shell.module.css'

type DataOf<Loader extends (...args: never[]) => unknown> = Awaited<ReturnType<Loader>> | undefined

/** Theme of what is shown: the page's or the gallery's. */
export function themeOf(
  page: DataOf<typeof pageLoader>,
  gallery: DataOf<typeof galleryLoader>,
): PageTheme {
  return page?.page.seite.pageTheme ?? gallery?.theme ?? 'default'
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
  return { sprache, menus, einstellungen: null }
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'kind' in value && 'shell' in value
}

function failureOf(error: unknown, sprache: Sprache): { kind: ErrorKind; shell: Shell } {
  if (!isRouteErrorResponse(error)) return { kind: 'internal', shell: emptyShell(sprache) }
  const thrown: unknown = error.data
  if (isFailure(thrown)) return thrown
  const kind = error.status === 404 ? 'not-found' : 'internal'
  return { kind, shell: emptyShell(sprache) }
}

/** The error page for whatever was thrown, with header and footer (spec 2.3). */
export function FailedPage({ error }: { error: unknown }) {
  const { kind, shell } = failureOf(error, spracheOfPath(useLocation().pathname))
  return (
    <SiteLayout shell={shell} theme="default">
      <div className={styles.container}>
        <ErrorPage kind={kind} einstellungen={shell.einstellungen} />
      </div>
    </SiteLayout>
  )
}
