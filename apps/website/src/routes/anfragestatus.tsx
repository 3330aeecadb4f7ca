import { statusPathOf } from '@kurstadt/contract/forms'
import { loadRequestStatus, loadShell } from '../content/index.server.ts'
import { type Shell, setShellFacts } from '../content/index.ts'
import { RequestStatus, statusTexts } from '../features/anfragestatus/index.ts'
import { spracheOfPath, useTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { asContentError, failure } from './failure.server.tsx'
import { ownPage } from './own-page.ts'
import type { Asked, Shown } from './route.ts'

const statuses = { found: 200, missing: 404, busy: 429 } as const

type AskedStatus = Awaited<ReturnType<typeof loadRequestStatus>>

/** Shows the sender of a request how it stands; no store ever sees it (T65). */
export async function showRequestStatus({ params, request, url, facts }: Asked): Promise<Shown> {
  facts.isPrivate = true
  const { zugang = '' } = params
  const sprache = spracheOfPath(url.pathname)
  const sender = request.headers.get('x-absender') ?? ''
  try {
    const [shell, asked] = await Promise.all([
      loadShell({ sprache, theme: 'default' }),
      loadRequestStatus({ zugang, sender }),
    ])
    setShellFacts(facts, shell)
    return {
      theme: 'default',
      status: statuses[asked.kind],
      view: <StatusView {...{ shell, asked, zugang }} />,
    }
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    throw await failure(failed, url.pathname, facts)
  }
}

type StatusProps = { shell: Shell; asked: AskedStatus; zugang: string }

function StatusView({ shell, asked, zugang }: StatusProps) {
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

function Status({
  shell,
  asked,
  zugang,
  words,
}: StatusProps & { words: { title: string; intro: string } }) {
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
