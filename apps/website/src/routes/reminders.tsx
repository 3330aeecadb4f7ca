import { aboAntwort, aboCalls, erinnerungFelder } from '@kurstadt/contract/abos'
import type { ComponentProps, ReactNode } from 'react'
import { askAbosAs, loadWasteCalendar } from '../content/index.server.ts'
import {
  AskedForReminders,
  collectedKinds,
  OwnPart,
  ReminderForm,
  Reminders,
  reminderTexts,
} from '../features/erinnerung/index.ts'
import { spracheOfPath } from '../i18n/index.ts'
import { senderOf, troubleStatus } from './cart-request.ts'
import { showOwnMailPage } from './own-mail-page.tsx'
import type { Asked, Shown } from './route.ts'

// Reminders of collections: asked for here; confirmed, changed and ended with other mails.

const wordsOf = ({ url }: Asked) => reminderTexts[spracheOfPath(url.pathname)]

const show = (asked: Asked, title: string, view: ReactNode, status = 200): Promise<Shown> =>
  showOwnMailPage(asked, { title, view: <OwnPart>{view}</OwnPart>, status, above: null })

/** Characters of a field: more than any may have. */
const longestField = 300

const streetOf = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** Of which street somebody wants reminders; without one it is looked for on the town's page. */
export async function showAskForReminders(asked: Asked): Promise<Shown> {
  const street = streetOf(asked.url.searchParams.get('strasse_id'))
  const calendar = await loadWasteCalendar(street, spracheOfPath(asked.url.pathname))
  return show(asked, wordsOf(asked).titel, <Reminders calendar={calendar} />)
}

type Entered = Pick<ComponentProps<typeof ReminderForm>, 'felder' | 'fehler' | 'trouble'>

/** The form as it was sent, with what is wrong: nothing of it is lost. */
async function showAgain(asked: Asked, entered: Entered, status: number): Promise<Shown> {
  const calendar = await loadWasteCalendar(
    streetOf(entered.felder.strasse_id ?? null),
    spracheOfPath(asked.url.pathname),
  )
  const view =
    calendar === null || calendar.strasse === null ? (
      <Reminders calendar={calendar} />
    ) : (
      <ReminderForm
        {...entered}
        strasse={calendar.strasse}
        arten={collectedKinds(calendar)}
        otherStreet={asked.url.pathname}
      />
    )
  return show(asked, wordsOf(asked).titel, view, status)
}

/** Takes who wants to be reminded, and says that a link is on its way. */
export async function takeAskForReminders(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const form = new URLSearchParams(await asked.request.text())
  const felder = Object.fromEntries(
    erinnerungFelder.map((name) => [name, form.getAll(name).join(',').slice(0, longestField)]),
  )
  const outcome = await askAbosAs({
    path: aboCalls.bestellen,
    body: { art: 'abfuhr', felder },
    answer: aboAntwort,
    sender: senderOf(asked),
  })
  if (outcome.kind !== 'ok') {
    const trouble = outcome.kind === 'busy' ? 'busy' : 'away'
    return showAgain(asked, { felder, fehler: {}, trouble }, troubleStatus[trouble])
  }
  const answer = outcome.value
  if (answer.ergebnis === 'fehler')
    return showAgain(asked, { felder, fehler: answer.fehler, trouble: null }, 400)
  return show(
    asked,
    wordsOf(asked).gesendet.titel,
    <AskedForReminders email={felder.email ?? ''} />,
  )
}
