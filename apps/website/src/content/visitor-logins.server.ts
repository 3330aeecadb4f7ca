import { type LoginArea, type LoginStep, loginAnswers } from '@kurstadt/contract'
import { content } from './content-client.server.ts'
import type { CouncilSession } from './council-cookie.ts'
import {
  beginAtDirectory,
  type DirectoryBegun,
  type DirectoryEntered,
  endAtDirectory,
} from './directory.server.ts'
import type {
  ChangeOutcome,
  FactorAct,
  FactorStep,
  LoginOutcome,
  RenewalOutcome,
  StepOutcome,
} from './login-outcomes.ts'
import {
  beginStep,
  changeFactor,
  endWithCode,
  endWithNewFactor,
  type FactorForm,
} from './second-factor.server.ts'
import {
  type Asker,
  askForLink,
  changePassword,
  type Login,
  type LoginAttempt,
  logIn,
  logOut,
  renewPassword,
} from './session.server.ts'
import type { IntranetSession } from './session-cookie.ts'

/** The login of the intranet. */
export const intranetLogin: Login<IntranetSession> = {
  area: 'intranet',
  answer: loginAnswers.intranet,
}

/** The login of council members. */
export const councilLogin: Login<CouncilSession> = { area: 'rat', answer: loginAnswers.rat }

/** Logs somebody in (spec 5, 7); says what came of it and never throws. */
export function beginLogin<Session>(
  login: Login<Session>,
  attempt: LoginAttempt,
): Promise<LoginOutcome<Session>> {
  return logIn(content.reaching, login, attempt)
}

/** What a login still asks for whose password is right; says what came of it and never throws. */
export function beginLoginStep<Session>(
  { area }: Login<Session>,
  step: { schritt: LoginStep; vorgang: string },
): Promise<StepOutcome<Session>> {
  return beginStep(content.reaching, area, step)
}

/** Ends such a login: with a code, or with a second factor that it has asked to set up. */
export function endLoginStep<Session>(
  login: Login<Session>,
  form: { schritt: LoginStep; vorgang: string; code: string; adresse: string },
): Promise<StepOutcome<Session>> {
  const end = form.schritt === 'code' ? endWithCode : endWithNewFactor
  return end(content.reaching, login, form)
}

/** Changes the second factor of whoever is logged in; `out`: the session has ended. */
export function changeSecondFactor(
  asker: Asker,
  act: FactorAct,
  form: FactorForm,
): Promise<FactorStep | { kind: 'out' }> {
  return changeFactor(content.reaching, asker, act, form)
}

/** Ends a session. */
export function endSession({ area, token }: Asker): Promise<void> {
  return logOut(content.reaching, area, token)
}

/** Asks for a link to a new password; never says whether anybody has the address. */
export function askForPasswordLink(area: LoginArea, email: string): Promise<'asked' | 'away'> {
  return askForLink(content.reaching, area, email)
}

/** Sets a password with a link that came by mail. */
export function setNewPassword(
  area: LoginArea,
  renewal: { link: string; passwort: string },
): Promise<RenewalOutcome> {
  return renewPassword(content.reaching, area, renewal)
}

/** Changes the password of whoever is logged in. */
export function changeOwnPassword(
  asker: Asker,
  passwords: { passwort_bisher: string; passwort: string },
): Promise<ChangeOutcome> {
  return changePassword(content.reaching, asker, passwords)
}

/** Begins a login at the town hall's directory; says what came of it and never throws. */
export function leaveForDirectory(ziel: string): Promise<DirectoryBegun> {
  return beginAtDirectory(content.reaching, ziel)
}

/** Ends it for whoever comes back from there. */
export function enterFromDirectory(came: {
  antwort: string
  merker: string
}): Promise<DirectoryEntered> {
  return endAtDirectory(content.reaching, came)
}
