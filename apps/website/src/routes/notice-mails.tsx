import { aboFelder } from '@kurstadt/contract/abos'
import type { ComponentProps } from 'react'
import {
  AskedForNoticeMails,
  AskForNoticeMails,
  noticeMailTexts as words,
} from '../features/benachrichtigung/index.ts'
import { takeMailForm } from './mail-form.ts'
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

/** Asks which public notices somebody waits for. */
export const showAskForNoticeMails = (asked: Asked): Promise<Shown> =>
  showForm(asked, { felder: {}, fehler: {}, trouble: null }, 200)

/** Takes who wants mails, and says that a link is on its way. */
export async function takeAskForNoticeMails(asked: Asked): Promise<Shown> {
  const { form, status } = await takeMailForm(asked, 'bekanntmachungen', aboFelder)
  if (status !== 200) return showForm(asked, form, status)
  const view = <AskedForNoticeMails email={form.felder.email ?? ''} />
  return showOwnMailPage(asked, { title: words.title, view, above })
}
