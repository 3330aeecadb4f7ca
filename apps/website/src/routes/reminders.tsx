import { erinnerungFelder } from '@kurstadt/contract/abos'
import type { ComponentProps, ReactNode } from 'react'
import { loadWasteCalendar } from '../content/index.server.ts'
import {
  AskedForReminders,
  collectedKinds,
  OwnPart,
  ReminderForm,
  Reminders,
  reminderTexts,
} from '../features/erinnerung/index.ts'
import { spracheOfPath } from '../i18n/index.ts'
import { takeMailForm } from './mail-form.ts'
import { showOwnMailPage } from './own-mail-page.tsx'
import type { Asked, Shown } from './route.ts'

// Reminders of collections: asked for here; confirmed, changed and ended with other mails.

const wordsOf = ({ url }: Asked) => reminderTexts[spracheOfPath(url.pathname)]

const show = (asked: Asked, title: string, view: ReactNode, status = 200): Promise<Shown> =>
  showOwnMailPage(asked, { title, view: <OwnPart>{view}</OwnPart>, status, above: null })

type Given = Readonly<Partial<Record<string, string>>>

/** The street that an address or a form names, or those that may be meant. */
const calendarOf = ({ url }: Asked, { q = '', strasse_id = '' }: Given) =>
  loadWasteCalendar({
    sprache: spracheOfPath(url.pathname),
    ...(q === '' ? {} : { q }),
    ...(strasse_id === '' ? {} : { strasse_id }),
  })

/** Of which street somebody wants reminders; without one it is looked for. */
export async function showAskForReminders(asked: Asked): Promise<Shown> {
  const calendar = await calendarOf(asked, Object.fromEntries(asked.url.searchParams))
  return show(asked, wordsOf(asked).titel, <Reminders calendar={calendar} />)
}

type Entered = Pick<ComponentProps<typeof ReminderForm>, 'felder' | 'fehler' | 'trouble'>

/** The form as it was sent, with what is wrong: nothing of it is lost. */
async function showAgain(asked: Asked, entered: Entered, status: number): Promise<Shown> {
  const calendar = await calendarOf(asked, entered.felder)
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
  const { form, status } = await takeMailForm(asked, 'abfuhr', erinnerungFelder)
  if (status !== 200) return showAgain(asked, form, status)
  const view = <AskedForReminders email={form.felder.email ?? ''} />
  return show(asked, wordsOf(asked).gesendet.titel, view)
}
