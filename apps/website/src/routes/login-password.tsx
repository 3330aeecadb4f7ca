import { askForPasswordLink, setNewPassword } from '../content/index.server.ts'
import {
  ForgottenForm,
  loginTexts,
  RenewalForm,
  type RenewalState,
} from '../features/anmeldung/index.ts'
import { type LoginArea, textOf } from './login-area.ts'
import { shown } from './login-page.tsx'
import type { Answer, Asked, Shown } from './route.ts'

const words = loginTexts.password

type Token = { token: string }

/** Shows the page on which somebody asks for a link to a new password. */
export const showForgotten =
  <Session extends Token>({ place }: LoginArea<Session>): Answer =>
  (asked) => {
    asked.facts.isPrivate = true
    const view = <ForgottenForm place={place} state="open" />
    const parts = { place, way: [], person: null, title: words.forgotten, view }
    return shown(asked, parts, { status: 200 })
  }

/** Asks for the link. */
export const takeForgotten =
  <Session extends Token>({ place, login }: LoginArea<Session>): Answer =>
  async (asked) => {
    asked.facts.isPrivate = true
    const form = await asked.request.formData().catch(() => new FormData())
    const state = await askForPasswordLink(login.area, textOf(form, 'email'))
    const view = <ForgottenForm place={place} state={state} />
    const parts = { place, way: [], person: null, title: words.forgotten, view }
    return shown(asked, parts, { status: state === 'away' ? 503 : 200 })
  }

const statuses = { open: 200, set: 200, gone: 404, away: 503, wrong: 400 } as const

function showState<Session extends Token>(
  { place }: LoginArea<Session>,
  asked: Asked,
  state: RenewalState,
): Promise<Shown> {
  asked.facts.isPrivate = true
  const view = <RenewalForm place={place} state={state} />
  const parts = { place, way: [], person: null, title: words.renew, view }
  return shown(asked, parts, { status: statuses[state.kind] })
}

/** Shows the page behind a link; opening it uses nothing up, because mail programs open links. */
export const showRenewal =
  <Session extends Token>(area: LoginArea<Session>): Answer =>
  (asked) =>
    showState(area, asked, { kind: 'open' })

/** Sets the password. */
export const takeRenewal =
  <Session extends Token>(area: LoginArea<Session>): Answer =>
  async (asked) => {
    const form = await asked.request.formData().catch(() => new FormData())
    const link = asked.params.link ?? ''
    const passwort = textOf(form, 'passwort')
    return showState(area, asked, await setNewPassword(area.login.area, { link, passwort }))
  }
