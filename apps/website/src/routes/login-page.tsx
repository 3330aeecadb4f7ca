import type { Anmeldesitzung, Seite } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { loadShell } from '../content/index.server.ts'
import { type Shell, setShellFacts } from '../content/index.ts'
import { Band, type LoginPlace, type Person, SessionNotice } from '../features/anmeldung/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { ownPage } from './own-page.ts'
import type { Asked, Shown } from './route.ts'

/** What stands on a page behind a login. */
export type PageParts = {
  place: LoginPlace
  title: string
  way: Seite['breadcrumbs']
  /** Whoever is logged in; null at the login. */
  person: (Person & { sitzung: Anmeldesitzung }) | null
  view: ReactNode
}

/** A page behind a login, marked as such: nobody takes it for the public website. */
function Page({ shell, place, title, way, person, view }: PageParts & { shell: Shell }) {
  const own = ownPage(shell, { title, intro: '', home: '' }, {})
  const { name } = place
  return (
    <SiteLayout shell={shell} theme="default">
      <title>{title === name ? name : `${title} – ${name}`}</title>
      <meta name="robots" content="noindex" />
      {/* With `no-referrer` a browser would hide where our own forms come from, too. */}
      <meta name="referrer" content="same-origin" />
      <Band place={place} person={person} />
      <PageLayout page={{ ...own, seite: { ...own.seite, breadcrumbs: way } }} />
      {view}
      {person !== null && <SessionNotice place={place} sitzung={person.sitzung} />}
    </SiteLayout>
  )
}

type Terms = { status: number; cookies?: readonly string[] }

/** A page behind a login as an answer; `cookies` are set with it. */
export async function shown(
  asked: Asked,
  parts: PageParts,
  { status, cookies = [] }: Terms,
): Promise<Shown> {
  const shell = await loadShell({ sprache: 'de', theme: 'default' })
  setShellFacts(asked.facts, shell)
  return { theme: 'default', status, cookies, view: <Page shell={shell} {...parts} /> }
}
