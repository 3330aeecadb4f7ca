import {
  type BrettAnsicht,
  type BrettTun,
  brettAnsicht,
  brettAntwort,
  brettBlick,
  brettCalls,
  brettErgebnis,
  brettFelder,
  brettTun,
  nachrichtFelder,
} from '@kurstadt/contract/brett'
import { honeypot, isTrap } from '@kurstadt/contract/forms'
import type { ComponentProps, ReactNode } from 'react'
import { askForVisitor, loadNotice } from '../content/index.server.ts'
import {
  AskedForLink,
  AskForLink,
  NoNotices,
  OwnNotices,
  WriteToWriter,
  WrittenToWriter,
  ownTexts as words,
} from '../features/brett/index.ts'
import { senderOf, troubleStatus } from './cart-request.ts'
import { mistake } from './failure.server.tsx'
import { showOwnMailPage } from './own-mail-page.tsx'
import type { Asked, Shown } from './route.ts'

// The noticeboard's own pages: for those who have put something up, and for those who answer them.

const show = (asked: Asked, title: string, view: ReactNode, status = 200): Promise<Shown> =>
  showOwnMailPage(asked, { title, view, status, above: words.brett })

/** Characters of a field: one more than any may have is enough to refuse it. */
const longestField = 2_100

/** What was posted; what a form does not have is not looked at (T66). */
async function readForm({ facts, request }: Asked): Promise<URLSearchParams> {
  facts.isPrivate = true
  return new URLSearchParams(await request.text())
}

const fieldsOf = (form: URLSearchParams, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (form.get(name) ?? '').slice(0, longestField)]))

type Trouble = 'missing' | 'away' | 'busy'
const statuses = { missing: 404, ...troubleStatus } as const

function showNone(asked: Asked, why: Trouble, done: BrettTun['tun'] | null): Promise<Shown> {
  const title = why === 'missing' ? words.none.title : words.own.title
  // Who has ended all of it has not come in vain.
  const status = why === 'missing' && done === 'beenden' ? 200 : statuses[why]
  return show(asked, title, <NoNotices {...{ done, why }} />, status)
}

type Rest = Omit<ComponentProps<typeof OwnNotices>, 'ansicht' | 'zugang'>

function showAll(asked: Asked, ansicht: BrettAnsicht, rest: Rest, status = 200): Promise<Shown> {
  const { zugang = '' } = asked.params
  return show(asked, words.own.title, <OwnNotices {...{ ansicht, zugang, ...rest }} />, status)
}

/** Shows somebody their notices. Looking changes nothing: mail programs open links, too. */
export async function showOwnNotices(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const look = brettBlick.safeParse(asked.params)
  if (!look.success) return showNone(asked, 'missing', null)
  const sender = senderOf(asked)
  const question = { path: brettCalls.ansehen, body: look.data, answer: brettAnsicht, sender }
  const outcome = await askForVisitor(question)
  if (outcome.kind === 'ok') return showAll(asked, outcome.value, { done: null, edited: null })
  return showNone(asked, outcome.kind === 'refused' ? 'missing' : outcome.kind, null)
}

/** Confirms, changes, extends or ends a notice. */
export async function takeOwnNotices(asked: Asked): Promise<Shown> {
  const form = await readForm(asked)
  const felder = fieldsOf(form, brettFelder)
  const { zugang } = asked.params
  const { tun, eintrag } = fieldsOf(form, ['tun', 'eintrag'])
  const act = brettTun.safeParse({ tun, zugang, eintrag, ...(tun === 'aendern' ? { felder } : {}) })
  if (!act.success) return mistake(asked.url.pathname, 400)
  const sender = senderOf(asked)
  const question = { path: brettCalls.aendern, body: act.data, answer: brettAntwort, sender }
  const outcome = await askForVisitor(question)
  if (outcome.kind !== 'ok')
    return showNone(asked, outcome.kind === 'refused' ? 'missing' : outcome.kind, act.data.tun)
  const { value } = outcome
  const { ansicht } = value
  if (value.ergebnis === 'fehler') {
    const edited = { eintrag: act.data.eintrag, felder, fehler: value.fehler }
    return showAll(asked, ansicht, { done: null, edited }, 400)
  }
  if (value.ergebnis === 'getan')
    return showAll(asked, ansicht, { done: act.data.tun, edited: null })
  const lost = { text: felder.text ?? '' }
  return showAll(asked, ansicht, { done: null, edited: null, lost }, 409)
}

const showLink = (asked: Asked, form: ComponentProps<typeof AskForLink>, status: number) =>
  show(asked, words.link.title, <AskForLink {...form} />, status)

/** Asks to which address the link goes. */
export const showAskForLink = (asked: Asked): Promise<Shown> =>
  showLink(asked, { email: '', isWrong: false, trouble: null }, 200)

/** Sends the link once more, and says the same to everybody (T04). */
export async function takeAskForLink(asked: Asked): Promise<Shown> {
  const felder = fieldsOf(await readForm(asked), ['email'])
  const { email = '' } = felder
  const sender = senderOf(asked)
  const question = { path: brettCalls.link, body: { felder }, answer: brettErgebnis, sender }
  const outcome = await askForVisitor(question)
  if (outcome.kind !== 'ok') {
    const trouble = outcome.kind === 'busy' ? 'busy' : 'away'
    return showLink(asked, { email, isWrong: false, trouble }, troubleStatus[trouble])
  }
  if (outcome.value.ergebnis === 'fehler')
    return showLink(asked, { email, isWrong: true, trouble: null }, 400)
  return show(asked, words.link.title, <AskedForLink email={email} />)
}

type Written = Pick<ComponentProps<typeof WriteToWriter>, 'felder' | 'fehler' | 'trouble'>

async function showWriting(asked: Asked, written: Written, status: number): Promise<Shown> {
  const aushang = Number(asked.params.id)
  const notice = await loadNotice(aushang)
  if (notice === 'missing')
    return show(asked, words.schreiben.title, <WrittenToWriter isSent={false} />, 404)
  const view = <WriteToWriter {...{ aushang, titel: notice?.titel ?? null, ...written }} />
  return show(asked, words.schreiben.title, view, status)
}

/** Asks what somebody wants to say to whoever has put up a notice. */
export function showWriteToWriter(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  return showWriting(asked, { felder: {}, fehler: {}, trouble: null }, 200)
}

/** Passes a message on; a filled honeypot is a failure without sending (T60). */
export async function takeWriteToWriter(asked: Asked): Promise<Shown> {
  const form = await readForm(asked)
  const felder = fieldsOf(form, nachrichtFelder)
  const again = (trouble: 'away' | 'busy') =>
    showWriting(asked, { felder, fehler: {}, trouble }, troubleStatus[trouble])
  if (isTrap(form.get(honeypot))) return again('away')
  const body = { aushang: Number(asked.params.id), felder }
  const sender = senderOf(asked)
  const question = { path: brettCalls.schreiben, body, answer: brettErgebnis, sender }
  const outcome = await askForVisitor(question)
  if (outcome.kind === 'missing')
    return show(asked, words.schreiben.title, <WrittenToWriter isSent={false} />, 404)
  if (outcome.kind !== 'ok') return again(outcome.kind === 'busy' ? 'busy' : 'away')
  const { value } = outcome
  if (value.ergebnis === 'fehler')
    return showWriting(asked, { felder, fehler: value.fehler, trouble: null }, 400)
  return show(asked, words.schreiben.title, <WrittenToWriter isSent />)
}
