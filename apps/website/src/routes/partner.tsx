import {
  type PartnerAnsicht,
  type PartnerAntwort,
  type PartnerTun,
  partnerAnsicht,
  partnerAntwort,
  partnerBlick,
  partnerCalls,
  partnerTun,
} from '@kurstadt/contract/partner'
import type { ComponentProps, ReactNode } from 'react'
import { askForVisitor } from '../content/index.server.ts'
import { PartnerAway, PartnerEnded, PartnerEntry, partnerTexts } from '../features/partner/index.ts'
import { senderOf, spracheOf, troubleStatus } from './cart-request.ts'
import { failure, mistake } from './failure.server.tsx'
import { showOwnMailPage } from './own-mail-page.tsx'
import { chooseAgain, fieldsOf, photosOf, tooLargeIn } from './partner-body.ts'
import type { Asked, Shown } from './route.ts'

// Where a host or a business keeps their own entry, behind the link of a letter.

const show = (asked: Asked, title: string, view: ReactNode, status = 200): Promise<Shown> =>
  showOwnMailPage(asked, { title, view, status, above: null })

/** A link that nobody has is a page that there is not: the same page, at the same cost. */
async function showMissing(asked: Asked): Promise<never> {
  throw await failure('not-found', asked.url.pathname, asked.facts)
}

type Rest = Omit<ComponentProps<typeof PartnerEntry>, 'ansicht' | 'zugang'>

const untouched: Rest = { done: null, edited: null, trouble: null }

function showView(
  asked: Asked,
  ansicht: PartnerAnsicht,
  [rest, status]: [Rest, number],
): Promise<Shown> {
  const texts = partnerTexts[spracheOf(asked)]
  const { zugang = '' } = asked.params
  if (ansicht.stand === 'offen')
    return show(asked, texts.title, <PartnerEntry {...{ ansicht, zugang, ...rest }} />, status)
  const isDone = ansicht.stand === 'beendet' && asked.request.method === 'POST'
  const view = <PartnerEnded stand={ansicht.stand} isDone={isDone} />
  // It was there, and is not coming back.
  return show(asked, texts.endedTitle, view, isDone ? 200 : 410)
}

function showTrouble(asked: Asked, why: 'away' | 'busy'): Promise<Shown> {
  const { title } = partnerTexts[spracheOf(asked)]
  return show(asked, title, <PartnerAway why={why} />, troubleStatus[why])
}

const ask = (asked: Asked, zugang: string) =>
  askForVisitor({
    path: partnerCalls.ansehen,
    body: { zugang },
    answer: partnerAnsicht,
    sender: senderOf(asked),
  })

/** Shows a partner their entry. Looking changes nothing: mail programs open links, too. */
export async function showPartner(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const look = partnerBlick.safeParse(asked.params)
  if (!look.success) return showMissing(asked)
  const outcome = await ask(asked, look.data.zugang)
  if (outcome.kind === 'ok') return showView(asked, outcome.value, [untouched, 200])
  if (outcome.kind === 'busy' || outcome.kind === 'away') return showTrouble(asked, outcome.kind)
  return showMissing(asked)
}

type Typed = { zugang: string; felder: Record<string, string>; fehler: Record<string, string> }
type Trouble = { trouble: 'away' | 'busy' | null; status: number }

/** What could not be sent stands there again, where the entry can be had. */
async function showAgain(asked: Asked, typed: Typed, { status, trouble }: Trouble) {
  const { zugang, ...edited } = typed
  const outcome = await ask(asked, zugang)
  if (outcome.kind === 'ok')
    return showView(asked, outcome.value, [{ done: null, edited, trouble }, status])
  if (outcome.kind === 'busy' || outcome.kind === 'away') return showTrouble(asked, outcome.kind)
  return trouble === null ? showMissing(asked) : showTrouble(asked, trouble)
}

/** Longest wait in milliseconds: photos take their time. */
const timeout = 30_000

async function readAct(form: FormData, zugang: string | undefined) {
  const tun = form.get('tun')
  const sent = tun === 'senden' && { felder: fieldsOf(form), fotos: await photosOf(form) }
  return partnerTun.safeParse({ tun, zugang, ...sent })
}

type Act = Pick<PartnerTun, 'tun'> & Record<'felder' | 'again', Record<string, string>>

function showOutcome(asked: Asked, outcome: PartnerAntwort, { again, felder, tun }: Act) {
  if (outcome.ergebnis === 'fehler') {
    const edited = { felder, fehler: { ...again, ...outcome.fehler } }
    return showView(asked, outcome.ansicht, [{ done: null, edited, trouble: null }, 400])
  }
  const done = tun === 'beenden' ? null : tun
  return showView(asked, outcome.ansicht, [{ ...untouched, done }, 200])
}

/** Sends, confirms or ends. */
export async function takePartner(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const { data: look } = partnerBlick.safeParse(asked.params)
  if (look === undefined) return showMissing(asked)
  const form = await asked.request.formData().catch(() => null)
  if (form === null) return mistake(asked.url.pathname, 400)
  const typed = { ...look, felder: fieldsOf(form) }
  const tooLarge = tooLargeIn(asked.request)
  if (tooLarge !== null)
    return showAgain(asked, { ...typed, fehler: tooLarge }, { trouble: null, status: 413 })
  const act = await readAct(form, look.zugang)
  if (!act.success) return mistake(asked.url.pathname, 400)
  const { data } = act
  const outcome = await askForVisitor({
    path: partnerCalls.senden,
    body: data,
    answer: partnerAntwort,
    sender: senderOf(asked),
    timeout,
  })
  const again = chooseAgain(form)
  if (outcome.kind === 'busy' || outcome.kind === 'away') {
    const { kind } = outcome
    if (data.tun !== 'senden') return showTrouble(asked, kind)
    return showAgain(
      asked,
      { ...typed, fehler: again },
      { trouble: kind, status: troubleStatus[kind] },
    )
  }
  if (outcome.kind !== 'ok') return showMissing(asked)
  return showOutcome(asked, outcome.value, { tun: data.tun, felder: typed.felder, again })
}
