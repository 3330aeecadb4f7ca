import { councilPaths } from '@kurstadt/contract'
import {
  type AboAnsicht,
  type AboTun,
  aboAnsicht,
  aboBlick,
  aboCalls,
  aboFelder,
  aboTun,
} from '@kurstadt/contract/abos'
import type { ComponentProps, ReactNode } from 'react'
import { askForVisitor } from '../content/index.server.ts'
import {
  AskedForMails,
  AskForMails,
  NoMails,
  OwnMails,
  notificationTexts as words,
} from '../features/benachrichtigung/index.ts'
import { senderOf, troubleStatus } from './cart-request.ts'
import { mistake } from './failure.server.tsx'
import { longestField, takeMailForm } from './mail-form.ts'
import { showOwnMailPage } from './own-mail-page.tsx'
import type { Asked, Shown } from './route.ts'

// Mails that somebody waits for: those about papers are asked for here, all are confirmed, changed and
// ended here.

/** Papers stand below the council; what an address gets may be of everything. */
const council = { title: words.council, href: councilPaths.home }

const show = (
  asked: Asked,
  title: string,
  view: ReactNode,
  { status = 200, above = null }: { status?: number; above?: typeof council | null } = {},
): Promise<Shown> => showOwnMailPage(asked, { title, view, status, above })

type Form = ComponentProps<typeof AskForMails>

const showForm = (asked: Asked, form: Form, status: number): Promise<Shown> =>
  show(asked, words.title, <AskForMails {...form} />, { status, above: council })

/** Asks which words somebody waits for; the search of the council names them already. */
export function showAskForMails(asked: Asked): Promise<Shown> {
  const wort = (asked.url.searchParams.get('q') ?? '').slice(0, longestField)
  return showForm(asked, { felder: { wort }, fehler: {}, trouble: null }, 200)
}

/** Takes who wants mails, and says that a link is on its way. */
export async function takeAskForMails(asked: Asked): Promise<Shown> {
  const { form, status } = await takeMailForm(asked, 'vorlagen', aboFelder)
  if (status !== 200) return showForm(asked, form, status)
  const view = <AskedForMails email={form.felder.email ?? ''} />
  return show(asked, words.asked.title, view, { above: council })
}

type Question = { path: string; body: object }

async function askOwn(
  asked: Asked,
  question: Question,
): Promise<AboAnsicht | 'missing' | 'away' | 'busy'> {
  const outcome = await askForVisitor({ ...question, answer: aboAnsicht, sender: senderOf(asked) })
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
  return show(asked, title, <NoMails why={found} />, { status })
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

/** What an act has come to: what was ended or forgotten since is neither confirmed nor changed. */
function doneBy(act: AboTun, found: Awaited<ReturnType<typeof askOwn>>) {
  if (act.tun === 'beenden' || act.tun === 'alles-beenden') return 'ended'
  const abos = typeof found === 'string' ? [] : found.abos
  const own = abos.find(({ id }) => id === act.abo)
  if (act.tun === 'bestaetigen') return own?.bestaetigt ? 'confirmed' : 'lost'
  return own?.zeit === act.zeit ? 'changed' : 'lost'
}

/** Confirms, changes or ends what somebody waits for. */
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
