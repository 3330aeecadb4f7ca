import { councilPaths } from '@kurstadt/contract'
import {
  type AboAnsicht,
  type AboTun,
  aboAnsicht,
  aboAntwort,
  aboBlick,
  aboCalls,
  aboFelder,
  aboTun,
} from '@kurstadt/contract/abos'
import type { ComponentProps, ReactNode } from 'react'
import { askAbosAs, loadShell } from '../content/index.server.ts'
import { setShellFacts } from '../content/index.ts'
import {
  AskedForMails,
  AskForMails,
  NoMails,
  OwnMails,
  notificationTexts as words,
} from '../features/benachrichtigung/index.ts'
import { useTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { senderOf, troubleStatus } from './cart-request.ts'
import { mistake } from './failure.server.tsx'
import { ownPage } from './own-page.ts'
import type { Asked, Shown } from './route.ts'

// Mails about new papers of the council: asked for, confirmed and ended (issue 19).

/** A page that is shown, and the one above it on the way. */
type OwnView = { title: string; view: ReactNode; place: { title: string; href: string } }

type OwnProps = OwnView & { shell: Awaited<ReturnType<typeof loadShell>> }

function Own({ place, shell, title, view }: OwnProps) {
  const { home } = useTexts().header
  const own = ownPage(shell, { title, intro: '', home }, {})
  const way = [...own.seite.breadcrumbs, place]
  return (
    <>
      <PageLayout page={{ ...own, seite: { ...own.seite, breadcrumbs: way } }} />
      {view}
    </>
  )
}

/** A page of one person's own: no store and no search engine sees it, and other sites do not learn its address. */
export async function showOwn(
  asked: Asked,
  { status, ...own }: OwnView & { status: number },
): Promise<Shown> {
  asked.facts.isPrivate = true
  const shell = await loadShell({ sprache: 'de', theme: 'default' })
  setShellFacts(asked.facts, shell)
  return {
    theme: 'default',
    status,
    view: (
      <SiteLayout shell={shell} theme="default">
        <title>{own.title}</title>
        <meta name="robots" content="noindex" />
        {/* With `no-referrer` a browser would hide where our own forms come from, too. */}
        <meta name="referrer" content="same-origin" />
        <Own {...own} shell={shell} />
      </SiteLayout>
    ),
  }
}

const place = { title: words.council, href: councilPaths.home }

const show = (asked: Asked, title: string, view: ReactNode, status = 200): Promise<Shown> =>
  showOwn(asked, { title, view, status, place })

type Form = ComponentProps<typeof AskForMails>

const showForm = (asked: Asked, form: Form, status: number): Promise<Shown> =>
  show(asked, words.title, <AskForMails {...form} />, status)

/** Characters of a field: more than any may have. */
const longestField = 300

/** Asks which words somebody waits for; the search of the council names them already. */
export function showAskForMails(asked: Asked): Promise<Shown> {
  const wort = (asked.url.searchParams.get('q') ?? '').slice(0, longestField)
  return showForm(asked, { felder: { wort }, fehler: {}, trouble: null }, 200)
}

/** Takes who wants mails, and says that a link is on its way. */
export async function takeAskForMails(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const form = new URLSearchParams(await asked.request.text())
  const felder = Object.fromEntries(
    aboFelder.map((name) => [name, (form.get(name) ?? '').slice(0, longestField)]),
  )
  const outcome = await askAbosAs({
    path: aboCalls.bestellen,
    body: { art: 'vorlagen', felder },
    answer: aboAntwort,
    sender: senderOf(asked),
  })
  if (outcome.kind !== 'ok') {
    const trouble = outcome.kind === 'busy' ? 'busy' : 'away'
    return showForm(asked, { felder, fehler: {}, trouble }, troubleStatus[trouble])
  }
  const answer = outcome.value
  if (answer.ergebnis === 'fehler')
    return showForm(asked, { felder, fehler: answer.fehler, trouble: null }, 400)
  return show(asked, words.asked.title, <AskedForMails email={felder.email ?? ''} />)
}

type Question = { path: string; body: object }

async function askOwn(
  asked: Asked,
  question: Question,
): Promise<AboAnsicht | 'missing' | 'away' | 'busy'> {
  const outcome = await askAbosAs({ ...question, answer: aboAnsicht, sender: senderOf(asked) })
  if (outcome.kind === 'ok') return outcome.value
  return outcome.kind === 'refused' ? 'missing' : outcome.kind
}

const statuses = { missing: 404, ...troubleStatus } as const

function showList(
  asked: Asked,
  found: Awaited<ReturnType<typeof askOwn>>,
  done: ComponentProps<typeof OwnMails>['done'],
): Promise<Shown> {
  const { zugang = '' } = asked.params
  if (typeof found !== 'string')
    return show(asked, words.own.title, <OwnMails {...{ ansicht: found, zugang, done }} />)
  const title = found === 'missing' ? words.none.title : words.own.title
  // Who has ended all of it has not come in vain.
  const status = found === 'missing' && done === 'ended' ? 200 : statuses[found]
  return show(asked, title, <NoMails why={found} />, status)
}

/** Shows somebody what they wait for. Looking changes nothing: mail programs open links, too. */
export async function showOwnMails(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const look = aboBlick.safeParse(asked.params)
  const found = look.success
    ? await askOwn(asked, { path: aboCalls.ansehen, body: look.data })
    : ('missing' as const)
  return showList(asked, found, null)
}

/** What an act has come to: a word that was ended or forgotten since is not confirmed. */
function doneBy(act: AboTun, found: Awaited<ReturnType<typeof askOwn>>) {
  if (act.tun !== 'bestaetigen') return 'ended'
  const abos = typeof found === 'string' ? [] : found.abos
  return abos.some(({ bestaetigt, id }) => id === act.abo && bestaetigt) ? 'confirmed' : 'lost'
}

/** Confirms or ends what somebody waits for. */
export async function takeOwnMails(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const form = new URLSearchParams(await asked.request.text())
  const act = aboTun.safeParse({ ...Object.fromEntries(form), zugang: asked.params.zugang })
  if (!act.success) return mistake(asked.url.pathname, 400)
  const found = await askOwn(asked, { path: aboCalls.aendern, body: act.data })
  return showList(asked, found, doneBy(act.data, found))
}

/** Ends all of it for a mail program that somebody has told so by one click (RFC 8058). */
export async function endMails(asked: Asked): Promise<Response> {
  asked.facts.isPrivate = true
  const { zugang = '' } = asked.params
  const found = await askOwn(asked, {
    path: aboCalls.aendern,
    body: { tun: 'alles-beenden', zugang },
  })
  const isEnded = found === 'missing' || typeof found !== 'string'
  return Response.json({ beendet: isEnded }, { status: isEnded ? 200 : troubleStatus[found] })
}
