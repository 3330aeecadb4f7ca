import { askForIntranetLink, renewIntranetPassword } from '../content/index.server.ts'
import {
  ForgottenForm,
  intranetTexts,
  RenewalForm,
  type RenewalState,
} from '../features/intranet/index.ts'
import { shown, textOf } from './intranet-page.tsx'
import type { Asked, Shown } from './route.ts'

const words = intranetTexts.password
const parts = { way: [], benutzer: null }

/** Shows the page on which somebody asks for a link to a new password. */
export function showForgotten(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const view = <ForgottenForm state="open" />
  return shown(asked, { ...parts, title: words.forgotten, view }, { status: 200 })
}

/** Asks for the link. */
export async function takeForgotten(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const form = await asked.request.formData().catch(() => new FormData())
  const state = await askForIntranetLink(textOf(form, 'email'))
  const view = <ForgottenForm state={state} />
  const status = state === 'away' ? 503 : 200
  return shown(asked, { ...parts, title: words.forgotten, view }, { status })
}

const statuses = { open: 200, set: 200, gone: 404, away: 503, wrong: 400 } as const

function showState(asked: Asked, state: RenewalState): Promise<Shown> {
  asked.facts.isPrivate = true
  const view = <RenewalForm state={state} />
  const status = statuses[state.kind]
  return shown(asked, { ...parts, title: words.renew, view }, { status })
}

/** Shows the page behind a link; opening it uses nothing up, because mail programs open links. */
export const showRenewal = (asked: Asked): Promise<Shown> => showState(asked, { kind: 'open' })

/** Sets the password. */
export async function takeRenewal(asked: Asked): Promise<Shown> {
  const form = await asked.request.formData().catch(() => new FormData())
  const link = asked.params.link ?? ''
  return showState(asked, await renewIntranetPassword({ link, passwort: textOf(form, 'passwort') }))
}
