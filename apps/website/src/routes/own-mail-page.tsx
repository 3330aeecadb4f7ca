import type { PageTheme } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { loadShell } from '../content/index.server.ts'
import { setShellFacts } from '../content/index.ts'
import { spracheOfPath, useTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { ownPage } from './own-page.ts'
import type { Asked, Shown } from './route.ts'

/** The page above one of these, where there is one. */
type Above = { title: string; href: string } | null

type OwnProps = {
  shell: Awaited<ReturnType<typeof loadShell>>
  title: string
  view: ReactNode
  above: Above
}

function Own({ above, shell, title, view }: OwnProps) {
  const { home } = useTexts().header
  const own = ownPage(shell, { title, intro: '', home }, {})
  const way = above === null ? own.seite.breadcrumbs : [...own.seite.breadcrumbs, above]
  return (
    <>
      <PageLayout page={{ ...own, seite: { ...own.seite, breadcrumbs: way } }} />
      {view}
    </>
  )
}

type Page = {
  title: string
  view: ReactNode
  above: Above
  status?: number
  theme?: PageTheme
}

/** A page of one person's own: no store and no search engine sees it, and other sites do not learn its address. */
export async function showOwnMailPage(asked: Asked, page: Page): Promise<Shown> {
  const { above, status = 200, theme = 'default', title, view } = page
  asked.facts.isPrivate = true
  const shell = await loadShell({ sprache: spracheOfPath(asked.url.pathname), theme })
  setShellFacts(asked.facts, shell)
  return {
    theme,
    status,
    view: (
      <SiteLayout shell={shell} theme={theme}>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        {/* With `no-referrer` a browser would hide where our own forms come from, too. */}
        <meta name="referrer" content="same-origin" />
        <Own {...{ above, shell, title, view }} />
      </SiteLayout>
    ),
  }
}
