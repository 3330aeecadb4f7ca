import { statusPathOf } from '@kurstadt/contract/forms'
import { data } from 'react-router'
import { loadRequestStatus, loadShell } from '../content/index.server.ts'
import { noteShell, renderFacts } from '../content/index.ts'
import { RequestStatus, statusTexts } from '../features/anfragestatus/index.ts'
import { loadTexts, spracheOfPath, useTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import type { Route } from './+types/anfragestatus'
import { asContentError, failure } from './failure.server.ts'
import { ownPage } from './own-page.ts'
import { FailedPage } from './shell.tsx'

const statuses = { found: 200, missing: 404, busy: 429 } as const

/** Shows the sender of a request how it stands; no store ever sees it (T65). */
export async function loader({ params: { zugang }, request, url, context }: Route.LoaderArgs) {
  const facts = context.get(renderFacts)
  facts.isPrivate = true
  const sprache = spracheOfPath(url.pathname) ?? 'de'
  const sender = request.headers.get('x-absender') ?? ''
  try {
    const [shell, asked] = await Promise.all([
      loadShell({ sprache, theme: 'default' }),
      loadRequestStatus({ zugang, sender }),
    ])
    noteShell(facts, shell)
    return data({ shell, asked, zugang }, { status: statuses[asked.kind] })
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    throw await failure(failed.code, url.pathname, facts)
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader()
  await loadTexts(loaded.shell.sprache)
  return loaded
}

export default function AnfragestatusRoute({ loaderData }: Route.ComponentProps) {
  const { shell, asked, zugang } = loaderData
  const { title, missing } = statusTexts[shell.sprache]
  const words = { title: asked.kind === 'missing' ? missing.title : title, intro: '' }
  return (
    <SiteLayout shell={shell} theme="default">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Status {...{ shell, asked, zugang, words }} />
    </SiteLayout>
  )
}

type StatusProps = Pick<Route.ComponentProps['loaderData'], 'shell' | 'asked' | 'zugang'> & {
  words: { title: string; intro: string }
}

function Status({ shell, asked, zugang, words }: StatusProps) {
  const { home } = useTexts().header
  const isThere = asked.kind === 'found'
  const alternates = isThere
    ? { de: statusPathOf('de', zugang), en: statusPathOf('en', zugang) }
    : {}
  return (
    <>
      <PageLayout page={ownPage(shell, { ...words, home }, alternates)} />
      <RequestStatus asked={asked} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
