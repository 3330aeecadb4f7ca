import type { Anmeldesitzung, PageTheme, Sprache } from '@kurstadt/contract'
import type { Shut } from './ask-as.server.ts'
import { type AskOutcome, askOnce, type Question } from './ask-once.server.ts'
import {
  type AskedPaper,
  askShop,
  type PaperOutcome,
  readPaper,
  type ShopQuestion,
} from './ask-shop.server.ts'
import type { Content } from './content.server.ts'
import { content } from './content-client.server.ts'
import type { CouncilPage, CouncilPlace } from './council.ts'
import type { CouncilSession } from './council-cookie.ts'
import type { IntranetPage, IntranetPlace } from './intranet.ts'
import { readCouncil, readCouncilTerms } from './load-council.server.ts'
import { readIntranet, readSessionTerms } from './load-intranet.server.ts'
import type { PageRequest } from './load-page.server.ts'
import type { AskedDay } from './load-photo-archive.server.ts'
import type { Preview } from './load-preview.server.ts'
import type { AskedStatus, RequestStatus } from './load-request-status.server.ts'
import type { ShopTerms } from './load-terms.server.ts'
import type { PageResult, Shell } from './page.ts'
import type { PhotoArchive } from './photo-archive.ts'
import type { SendOutcome, SentForm } from './send-request.server.ts'
import type { IntranetSession } from './session-cookie.ts'

export { Content, type ContentOptions, type Sitemap } from './content.server.ts'
export { feedParams } from './feed-params.server.ts'
export type { AskedFile, NoFile } from './files.server.ts'
export { createLedger, type Ledger } from './ledger.server.ts'
export type { AskedFeed, FeedAnswer, FeedRequest } from './load-feed.server.ts'
export type { SentForm } from './send-request.server.ts'
export type { Login } from './session.server.ts'
export {
  askForPasswordLink,
  beginLogin,
  beginLoginStep,
  changeOwnPassword,
  changeSecondFactor,
  councilLogin,
  endLoginStep,
  endSession,
  enterFromDirectory,
  intranetLogin,
  leaveForDirectory,
  setNewPassword,
} from './visitor-logins.server.ts'
export { content }

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

/** Asks the shop in one visitor's name (spec 7); says what came of it and never throws. */
export function askShopAs<Value>(question: ShopQuestion<Value>): Promise<AskOutcome<Value>> {
  return askShop(content.reaching, question)
}

/**
 * Asks one of the small calls for one visitor: mails, notices, what they say of a page. Says what came
 * of it and never throws.
 */
export function askForVisitor<Value>(
  question: Omit<Question<Value>, 'trouble'>,
): Promise<AskOutcome<Value>> {
  const trouble = 'what a visitor has sent cannot be taken'
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

/** Every page of a language, for the page of contents; none while they cannot be had. */
export function loadAllPages(sprache: Sprache): ReturnType<Content['loadAllPages']> {
  return content.loadAllPages(sprache)
}

/** What a purchase in the shop is subject to; throws `ContentError` when it cannot be had. */
export function loadShopTerms(sprache: Sprache): Promise<ShopTerms> {
  return content.loadShopTerms(sprache)
}

/** The waste calendar of a street, or the streets that may be meant; null while it cannot be had. */
export function loadWasteCalendar(...asked: Parameters<Content['loadWasteCalendar']>) {
  return content.loadWasteCalendar(...asked)
}

/** A notice that hangs today, 'missing' when it does not, and null while nobody can tell. */
export function loadNotice(...asked: Parameters<Content['loadNotice']>) {
  return content.loadNotice(...asked)
}
