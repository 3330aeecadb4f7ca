import { bekanntmachungspfade } from '@kurstadt/contract'
import { loadNoticeLog, loadShell } from '../content/index.server.ts'
import { setShellFacts } from '../content/index.ts'
import { env } from '../env.server.ts'
import { hashOfCopy, readChecksum } from '../features/bekanntmachungspruefung/index.server.ts'
import {
  type Checked,
  CheckNotice,
  type CopyProblem,
  checkTexts as words,
} from '../features/bekanntmachungspruefung/index.ts'
import { PageHead } from '../features/page-head/index.ts'
import { useTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { ownPage } from './own-page.ts'
import { type Asked, redirect, type Shown } from './route.ts'

const { pruefen } = bekanntmachungspfade

type Sent = { checked: Checked; problem: CopyProblem | null }
type Shell = Awaited<ReturnType<typeof loadShell>>

function CheckPage({ shell, sent }: { shell: Shell; sent: Sent }) {
  const { home } = useTexts().header
  const own = ownPage(shell, { title: words.title, intro: '', home }, { de: pruefen })
  const way = [
    ...own.seite.breadcrumbs,
    { title: words.parent, href: '/de/rathaus/bekanntmachungen/' },
  ]
  const page = { ...own, seite: { ...own.seite, breadcrumbs: way } }
  return (
    <>
      <PageHead page={page} origin={env.WEBSITE_URL} path={pruefen} />
      <PageLayout page={page} />
      <CheckNotice {...sent} />
    </>
  )
}

/** What was found is of this moment: no store keeps it. */
async function show({ facts }: Asked, sent: Sent, status: number): Promise<Shown> {
  facts.isPrivate = true
  const shell = await loadShell({ sprache: 'de', theme: 'default' })
  setShellFacts(facts, shell)
  return {
    theme: 'default',
    status,
    view: (
      <SiteLayout shell={shell} theme="default">
        <CheckPage shell={shell} sent={sent} />
      </SiteLayout>
    ),
  }
}

const statusOf = ({ pruefung }: Checked) => (pruefung === 'away' ? 503 : 200)

/** The form, and how the log stands; with a checksum in the address also what has it. */
export async function showCheckNotice(asked: Asked): Promise<Shown | Response> {
  const { url } = asked
  if (url.pathname !== pruefen) return redirect(pruefen + url.search, 301)
  const hash = readChecksum(url.searchParams.get('pruefsumme') ?? '')
  const checked = { hash, pruefung: await loadNoticeLog(hash) }
  return show(asked, { checked, problem: null }, statusOf(checked))
}

/** What was sent; files that are larger than anybody may send have been thrown away before. */
async function readCopy({ request }: Asked): Promise<{ hash: string } | CopyProblem> {
  const isWords = (request.headers.get('content-type') ?? '').startsWith(
    'application/x-www-form-urlencoded',
  )
  const copy = await request.formData().then(hashOfCopy, () => 'fehlt' as const)
  return isWords && copy === 'fehlt' ? 'gross' : copy
}

/** Checks a copy that somebody sends; it is kept nowhere. */
export async function takeCheckNotice(asked: Asked): Promise<Shown> {
  const copy = await readCopy(asked)
  const hash = typeof copy === 'string' ? null : copy.hash
  const checked = { hash, pruefung: await loadNoticeLog(hash) }
  const problem = typeof copy === 'string' ? copy : null
  return show(asked, { checked, problem }, problem === null ? statusOf(checked) : 400)
}
