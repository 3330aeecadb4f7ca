import {
  type Anmeldesitzung,
  type LoginArea,
  type LoginStep,
  loginAnswers,
  type PageTheme,
  type Sprache,
} from '@kurstadt/contract'
import { standardOutput } from '@kurstadt/env'
import { pino } from 'pino'
import { env } from '../env.server.ts'
import type { Shut } from './ask-as.server.ts'
import { type AskOutcome, askOnce, type Question } from './ask-once.server.ts'
import {
  type AskedPaper,
  askShop,
  type PaperOutcome,
  readPaper,
  type ShopQuestion,
} from './ask-shop.server.ts'
import { Content } from './content.server.ts'
import type { CouncilPage, CouncilPlace } from './council.ts'
import type { CouncilSession } from './council-cookie.ts'
import {
  beginAtDirectory,
  type DirectoryBegun,
  type DirectoryEntered,
  endAtDirectory,
} from './directory.server.ts'
import type { IntranetPage, IntranetPlace } from './intranet.ts'
import { readCouncil, readCouncilTerms } from './load-council.server.ts'
import { readIntranet, readSessionTerms } from './load-intranet.server.ts'
import type { PageRequest } from './load-page.server.ts'
import type { AskedDay } from './load-photo-archive.server.ts'
import type { Preview } from './load-preview.server.ts'
import type { AskedStatus, RequestStatus } from './load-request-status.server.ts'
import type { ShopTerms } from './load-terms.server.ts'
import type {
  ChangeOutcome,
  FactorAct,
  FactorStep,
  LoginOutcome,
  RenewalOutcome,
  StepOutcome,
} from './login-outcomes.ts'
import type { PageResult, Shell } from './page.ts'
import type { PhotoArchive } from './photo-archive.ts'
import {
  beginStep,
  changeFactor,
  endWithCode,
  endWithNewFactor,
  type FactorForm,
} from './second-factor.server.ts'
import type { SendOutcome, SentForm } from './send-request.server.ts'
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

export { Content, type ContentOptions, type Sitemap } from './content.server.ts'
export { feedParams } from './feed-params.server.ts'
export type { AskedFile, NoFile } from './files.server.ts'
export { createLedger, type Ledger } from './ledger.server.ts'
export type { AskedFeed, FeedAnswer, FeedRequest } from './load-feed.server.ts'
export type { SentForm } from './send-request.server.ts'
export type { Login } from './session.server.ts'

/** The content client of this process. */
export const content = new Content({
  apiUrl: env.CONTENT_API_URL,
  snapshotDir: env.SNAPSHOT_DIR,
  cacheBytes: env.CONTENT_CACHE_MB * 1_000_000,
  log: pino({ level: env.LOG_LEVEL, name: 'content' }, standardOutput()),
})

/** Composes the page at a path; throws `ContentError` when there is none (architecture, section 2). */
export function loadPage(request: PageRequest): Promise<PageResult> {
  return content.loadPage(request)
}

/** Composes the draft that a signed link shows; throws `ContentError` when there is none. */
export function loadPreview(token: string): Promise<Preview> {
  return content.loadPreview(token)
}

/** Menus and settings around a page, each null when it cannot be had (spec 8). */
export function loadShell(of: { sprache: Sprache; theme: PageTheme }): Promise<Shell> {
  return content.loadShell(of)
}

/** Hands a request of a visitor to the content API; says what came of it and never throws. */
export function sendRequest(form: SentForm): Promise<SendOutcome> {
  return content.sendForm(form)
}

/** How a request stands, for whoever has its link; throws `ContentError` `unavailable`. */
export function loadRequestStatus(asked: AskedStatus): Promise<RequestStatus> {
  return content.loadRequestStatus(asked)
}

/** Pictures of a day of the photo point; throws `ContentError` when they cannot be had. */
export function loadPhotoArchive(asked: AskedDay): Promise<PhotoArchive> {
  return content.loadPhotoArchive(asked)
}

/** A page of the intranet in somebody's name; throws `ContentError` `unavailable`. */
export function loadIntranet(
  session: IntranetSession,
  place: IntranetPlace,
): Promise<IntranetPage | Shut> {
  return readIntranet(content.reaching, session, place)
}

/** How long a session of the intranet holds from now on; null when it has ended. */
export function prolongIntranetSession(session: IntranetSession): Promise<Anmeldesitzung | null> {
  return readSessionTerms(content.reaching, session)
}

/** A page for a council member, in their name; throws `ContentError` `unavailable`. */
export function loadCouncil(
  session: CouncilSession,
  place: CouncilPlace,
): Promise<CouncilPage | Shut> {
  return readCouncil(content.reaching, session, place)
}

/** How long a session of the council holds from now on; null when it has ended. */
export function prolongCouncilSession(session: CouncilSession): Promise<Anmeldesitzung | null> {
  return readCouncilTerms(content.reaching, session)
}

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

/** Asks the shop in one visitor's name (spec 7); says what came of it and never throws. */
export function askShopAs<Value>(question: ShopQuestion<Value>): Promise<AskOutcome<Value>> {
  return askShop(content.reaching, question)
}

/** Asks for mails in one visitor's name; says what came of it and never throws. */
export function askAbosAs<Value>(
  question: Omit<Question<Value>, 'trouble'>,
): Promise<AskOutcome<Value>> {
  const trouble = 'mails cannot be asked for'
  return askOnce(content.reaching, { ...question, trouble })
}

/** A paper of somebody's order as a file; says what came of it and never throws. */
export function paperOfOrder(asked: AskedPaper): Promise<PaperOutcome> {
  return readPaper(content.reaching, asked)
}

/** The log of public notices, looked through anew, and what has a SHA-256; 'away' when it cannot be had. */
export function loadNoticeLog(hash: string | null): ReturnType<typeof content.loadNoticeLog> {
  return content.loadNoticeLog(hash)
}

/** What a purchase in the shop is subject to; throws `ContentError` when it cannot be had. */
export function loadShopTerms(sprache: Sprache): Promise<ShopTerms> {
  return content.loadShopTerms(sprache)
}

/** The waste calendar of a street by its number, or of none; null while it cannot be had. */
export function loadWasteCalendar(...asked: Parameters<Content['loadWasteCalendar']>) {
  return content.loadWasteCalendar(...asked)
}
