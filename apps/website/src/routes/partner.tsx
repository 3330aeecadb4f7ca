import {
  type PartnerAnsicht,
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

/** Characters of a field: one more than any may have is enough to refuse it. */
const longestField = 1_100
/** Fields of the form. */
const mostFields = 160

/** What was posted, for the call that judges it; what is no field of the form is not looked at (T66). */
function fieldsOf(form: URLSearchParams): Record<string, string> {
  const own = [...form].filter(([name]) => /^[a-z]{2,12}(_\d{1,2})?(_[a-z]{2,8})?$/.test(name))
  const felder: Record<string, string> = {}
  for (const [name, text] of own.slice(0, mostFields)) felder[name] = text.slice(0, longestField)
  return felder
}

/** What could not be sent stands there again, where the entry can be had. */
async function showAgain(asked: Asked, { zugang, ...act }: PartnerTun, why: 'away' | 'busy') {
  const outcome = await ask(asked, zugang)
  if (outcome.kind !== 'ok' || act.tun !== 'senden') return showTrouble(asked, why)
  const edited = { felder: act.felder, fehler: {} }
  return showView(asked, outcome.value, [{ done: null, edited, trouble: why }, troubleStatus[why]])
}

/** Sends, confirms or ends. */
export async function takePartner(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const form = new URLSearchParams(await asked.request.text())
  const { zugang } = asked.params
  const felder = fieldsOf(form)
  const tun = form.get('tun') ?? ''
  if (!partnerBlick.safeParse({ zugang }).success) return showMissing(asked)
  const act = partnerTun.safeParse({ tun, zugang, ...(tun === 'senden' ? { felder } : {}) })
  if (!act.success) return mistake(asked.url.pathname, 400)
  const outcome = await askForVisitor({
    path: partnerCalls.senden,
    body: act.data,
    answer: partnerAntwort,
    sender: senderOf(asked),
  })
  if (outcome.kind === 'busy' || outcome.kind === 'away')
    return showAgain(asked, act.data, outcome.kind)
  if (outcome.kind !== 'ok') return showMissing(asked)
  const { value } = outcome
  if (value.ergebnis === 'fehler')
    return showView(asked, value.ansicht, [
      { done: null, edited: { felder, fehler: value.fehler }, trouble: null },
      400,
    ])
  const done = act.data.tun === 'beenden' ? null : act.data.tun
  return showView(asked, value.ansicht, [{ ...untouched, done }, 200])
}
