import type { IntranetBenutzer, Seite } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { loadShell } from '../content/index.server.ts'
import { type Shell, setShellFacts } from '../content/index.ts'
import { Band, intranetTexts, SessionNotice } from '../features/intranet/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { ownPage } from './own-page.ts'
import type { Asked, Shown } from './route.ts'

/** What stands on a page of the intranet. */
export type PageParts = {
  title: string
  way: Seite['breadcrumbs']
  /** Null at the login. */
  benutzer: IntranetBenutzer | null
  view: ReactNode
}

/** A page of the intranet, marked as such: nobody takes it for the public website. */
function Page({ shell, title, way, benutzer, view }: PageParts & { shell: Shell }) {
  const own = ownPage(shell, { title, intro: '', home: '' }, {})
  const { name } = intranetTexts
  return (
    <SiteLayout shell={shell} theme="default">
      <title>{title === name ? name : `${title} – ${name}`}</title>
      <meta name="robots" content="noindex" />
      {/* With `no-referrer` a browser would hide where our own forms come from, too. */}
      <meta name="referrer" content="same-origin" />
      <Band benutzer={benutzer} />
      <PageLayout page={{ ...own, seite: { ...own.seite, breadcrumbs: way } }} />
      {view}
      {benutzer !== null && <SessionNotice sitzung={benutzer.sitzung} />}
    </SiteLayout>
  )
}

type Terms = { status: number; cookie?: string | null }

/** A page of the intranet as an answer; `cookie` is set with it. */
export async function shown(
  asked: Asked,
  parts: PageParts,
  { status, cookie = null }: Terms,
): Promise<Shown> {
  const shell = await loadShell({ sprache: 'de', theme: 'default' })
  setShellFacts(asked.facts, shell)
  const headers: Shown['headers'] = cookie === null ? {} : { 'Set-Cookie': cookie }
  return { theme: 'default', status, headers, view: <Page shell={shell} {...parts} /> }
}

/** Words that a form has sent. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
