import { aboAntwort, aboCalls, aboFelder } from '@kurstadt/contract/abos'
import type { ComponentProps } from 'react'
import { askAbosAs } from '../content/index.server.ts'
import {
  AskedForNoticeMails,
  AskForNoticeMails,
  noticeMailTexts as words,
} from '../features/benachrichtigung/index.ts'
import { senderOf, troubleStatus } from './cart-request.ts'
import { showOwnMailPage } from './own-mail-page.tsx'
import type { Asked, Shown } from './route.ts'

// Mails about new public notices: asked for here, confirmed and ended where those of the council are.

type Form = ComponentProps<typeof AskForNoticeMails>

const above = { title: 'Öffentliche Bekanntmachungen', href: '/de/rathaus/bekanntmachungen/' }

const showForm = (asked: Asked, form: Form, status: number): Promise<Shown> =>
  showOwnMailPage(asked, {
    title: words.title,
    view: <AskForNoticeMails {...form} />,
    status,
    above,
  })

/** Characters of a field: more than any may have. */
const longestField = 300

/** Asks which public notices somebody waits for. */
export const showAskForNoticeMails = (asked: Asked): Promise<Shown> =>
  showForm(asked, { felder: {}, fehler: {}, trouble: null }, 200)

/** Takes who wants mails, and says that a link is on its way. */
export async function takeAskForNoticeMails(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const form = new URLSearchParams(await asked.request.text())
  const felder = Object.fromEntries(
    aboFelder.map((name) => [name, (form.get(name) ?? '').slice(0, longestField)]),
  )
  const outcome = await askAbosAs({
    path: aboCalls.bestellen,
    body: { art: 'bekanntmachungen', felder },
    answer: aboAntwort,
    sender: senderOf(asked),
  })
  if (outcome.kind !== 'ok') {
    const trouble = outcome.kind === 'busy' ? 'busy' : 'away'
    return showForm(asked, { felder, fehler: {}, trouble }, troubleStatus[trouble])
  }
  const { value } = outcome
  if (value.ergebnis === 'fehler')
    return showForm(asked, { felder, fehler: value.fehler, trouble: null }, 400)
  const view = <AskedForNoticeMails email={felder.email ?? ''} />
  return showOwnMailPage(asked, { title: words.title, view, above })
}
