import {
  type Abfallkalender,
  type Answer,
  type BrettEintrag,
  calls,
  type PageTheme,
  type Sprache,
} from '@kurstadt/contract'
import type { Logger } from 'pino'
import { Answers } from './answers.server.ts'
import { askAsVisitor, type visitorTimes } from './asking.server.ts'
import { sitemapCall } from './call-path.server.ts'
import { ChangeFeed, feedTimes } from './change-feed.server.ts'
import { readNoticeLog } from './check-notice.server.ts'
import { type AskedFile, Files } from './files.server.ts'
import { createLedger, type Ledger } from './ledger.server.ts'
import { readAllPages } from './load-all-pages.server.ts'
import { type AskedPlace, readAmt, readMitarbeiter, readPlace } from './load-entry.server.ts'
import { type AskedFeed, type FeedAnswer, readFeed } from './load-feed.server.ts'
import { readNotice } from './load-notice.server.ts'
import { readOpenData, readParkingRecords } from './load-open-data.server.ts'
import { type PageRequest, readPage } from './load-page.server.ts'
import { type AskedDay, readPhotoArchive } from './load-photo-archive.server.ts'
import { type Preview, readPreview } from './load-preview.server.ts'
import {
  type AskedStatus,
  type RequestStatus,
  readRequestStatus,
} from './load-request-status.server.ts'
import { newTrail, type Reading, readShell } from './load-shell.server.ts'
import { readShopTerms, type ShopTerms } from './load-terms.server.ts'
import { type AskedStreet, readWasteCalendar } from './load-waste-calendar.server.ts'
import { berlinToday, dayTimes, followDays } from './new-days.server.ts'
import { ContentError, type PageResult, type Shell } from './page.ts'
import type { PhotoArchive } from './photo-archive.ts'
import { QueryNames } from './query-names.server.ts'
import { createReport, type Report } from './report.server.ts'
import { type SendOutcome, type SentForm, sendForm } from './send-request.server.ts'
import type { Reaching } from './session.server.ts'
import { Snapshot } from './snapshot.server.ts'
import { snapshotVersion } from './snapshot-version.server.ts'
import { readWarmState } from './warm-state.server.ts'
import { keepWarm } from './warm-up.server.ts'
import { warmUpTimes } from './warm-up-options.server.ts'

/** What a content client needs; clock, network and chance are passed in by tests. */
export type ContentOptions = {
  apiUrl: string
  snapshotDir: string
  cacheBytes: number
  log: Logger
  fetchApi?: typeof fetch
  /** Monotonic milliseconds. */
  now?: () => number
  /** The day in Europe/Berlin. */
  today?: () => string
  dayTimes?: typeof dayTimes
  feedTimes?: typeof feedTimes
  warmUpTimes?: typeof warmUpTimes
  visitorTimes?: typeof visitorTimes
}

/** Memory for calendars and programmes: a year of monthly programmes in both languages. */
const fileBytes = 32_000_000

/** A part of all public addresses. */
export type Sitemap = Answer<'sitemap'>

/** The one client of the content API (architecture, section 2). */
export class Content {
  readonly ledger: Ledger = createLedger()
  readonly answers: Answers
  /** Breakers that are open now, for measurements: `api`, and calls by their names. */
  readonly openBreakers = (): string[] => this.answers.openBreakers()
  readonly #files: Files
  readonly #options: ContentOptions
  readonly #report: Report
  readonly #snapshot: Snapshot
  readonly #queryNames = new QueryNames(this.ledger)

  constructor(options: ContentOptions) {
    const { now = () => performance.now(), fetchApi = fetch, apiUrl, cacheBytes } = options
    const report = createReport(options.log, now)
    this.#options = options
    this.#snapshot = new Snapshot({ dir: options.snapshotDir, version: snapshotVersion(), report })
    const { ledger } = this
    const snapshot = this.#snapshot
    this.answers = new Answers({ apiUrl, cacheBytes, fetchApi, now, ledger, snapshot, report })
    this.#report = report
    this.#files = new Files({ apiUrl, cacheBytes: fileBytes, fetchApi, now, ledger, report })
  }

  /** What one visitor's page is read with: its calls share one time. */
  #reading(): Reading {
    return {
      answers: this.answers.reader(askAsVisitor(this.#options.visitorTimes)),
      report: this.#report,
    }
  }

  /** Composes the page at a path; throws `ContentError` when there is none. */
  loadPage(request: PageRequest): Promise<PageResult> {
    return readPage(this.#reading(), request)
  }

  /** Composes the draft that a signed link shows; throws `ContentError` when there is none. */
  loadPreview(token: string): Promise<Preview> {
    return readPreview(this.#reading(), token)
  }

  /** Menus and settings around a page, each null when it cannot be had (spec 8). */
  loadShell(of: { sprache: Sprache; theme: PageTheme }): Promise<Shell> {
    return readShell(this.#reading(), of, newTrail())
  }

  /** Every page of a language, for the page of contents. */
  loadAllPages(sprache: Sprache): ReturnType<typeof readAllPages> {
    return readAllPages(this.#reading(), sprache)
  }

  /** The log of public notices, looked through anew, and what has a SHA-256. */
  loadNoticeLog(hash: string | null): ReturnType<typeof readNoticeLog> {
    return readNoticeLog(this.#reading(), hash)
  }

  /** What a purchase in the shop is subject to; throws `ContentError` when it cannot be had. */
  loadShopTerms(sprache: Sprache): Promise<ShopTerms> {
    return readShopTerms(this.#reading(), sprache)
  }

  /** The waste calendar of a street; null while it cannot be had. */
  loadWasteCalendar(asked: AskedStreet): Promise<Abfallkalender | null> {
    return readWasteCalendar(this.#reading(), asked)
  }

  /** A notice that hangs today, 'missing' when it does not; null while nobody can tell. */
  loadNotice(id: number): Promise<BrettEintrag | 'missing' | null> {
    return readNotice(this.#reading(), id)
  }

  /** An office; null when there is none. Throws `ContentError` `unavailable`. */
  loadAmt(id: number, sprache: Sprache = 'de'): ReturnType<typeof readAmt> {
    return readAmt(this.#reading(), id, sprache)
  }

  /** A member of staff; null when there is none. Throws `ContentError` `unavailable`. */
  loadMitarbeiter(id: number, sprache: Sprache = 'de'): ReturnType<typeof readMitarbeiter> {
    return readMitarbeiter(this.#reading(), id, sprache)
  }

  /** A business or a place to stay; null when there is none. Throws `ContentError` `unavailable`. */
  loadPlace(...asked: AskedPlace): ReturnType<typeof readPlace> {
    return readPlace(this.#reading(), asked)
  }

  /** Hands a request of a visitor to the content API; says what came of it and never throws. */
  sendForm(form: SentForm): Promise<SendOutcome> {
    return sendForm(this.reaching, form)
  }

  /** How calls in somebody's own name reach the content API: past every memory (T20). */
  get reaching(): Reaching {
    const { apiUrl, fetchApi = fetch } = this.#options
    return { apiUrl, fetchApi, report: this.#report }
  }

  /** How a request stands, never from memory; throws `ContentError` `unavailable`. */
  loadRequestStatus(asked: AskedStatus): Promise<RequestStatus> {
    return readRequestStatus(this.reaching, asked)
  }

  /** Pictures of a day of the photo point; throws `ContentError` when they cannot be had. */
  loadPhotoArchive(asked: AskedDay): Promise<PhotoArchive> {
    return readPhotoArchive(this.#reading(), asked)
  }

  /** As many public addresses as the API gives at once; throws `ContentError` when it cannot. */
  async loadSitemap(seite = 1): Promise<Sitemap> {
    const outcome = await this.#reading().answers.read(calls.sitemap.answer, sitemapCall(seite))
    if (outcome.kind === 'missing') throw new ContentError('unavailable', 'sitemap')
    return outcome.value
  }

  /** Records of the parking guidance system; throws `ContentError` when they cannot be had. */
  loadParking(): ReturnType<typeof readParkingRecords> {
    return readParkingRecords(this.#reading())
  }

  /** What there is of open data; throws `ContentError` when it cannot be had. */
  loadOpenData(): ReturnType<typeof readOpenData> {
    return readOpenData(this.#reading())
  }

  /** What a feed is made of; throws `ContentError` when it cannot be had. */
  loadFeed(asked: AskedFeed): Promise<FeedAnswer> {
    return readFeed(this.#reading(), asked)
  }

  /** A file made of content, or why there is none. */
  findFile(asked: AskedFile): ReturnType<Files['find']> {
    return this.#files.find(asked)
  }

  /** The visitor's parameters that the page at a path knows; every other is dropped (T23, T27). */
  queryNames(path: string): Promise<readonly string[]> {
    return this.#queryNames.read(this.#reading(), path)
  }

  /** The same from memory; null when the path was not asked for yet, or has changed since. */
  knownQueryNames(path: string): readonly string[] | null {
    return this.#queryNames.known(path)
  }

  /** Follows the change feed and the days and, where asked to, keeps the snapshot full; returns how to stop. */
  start(work: { keepsWarm: boolean; isBusy: () => boolean }): () => void {
    const ending = new AbortController()
    const { today = berlinToday, dayTimes: times = dayTimes } = this.#options
    void followDays({ ledger: this.ledger, today, times }, ending.signal)
    void this.#follow(work, ending.signal)
    return () => ending.abort()
  }

  /** Whoever keeps the snapshot is told of the changes since it was last kept; others start anew. */
  async #follow(
    { keepsWarm, isBusy }: { keepsWarm: boolean; isBusy: () => boolean },
    signal: AbortSignal,
  ): Promise<void> {
    const { apiUrl, fetchApi = fetch, feedTimes: times = feedTimes } = this.#options
    const [report, snapshot] = [this.#report, this.#snapshot]
    const { answers, ledger } = this
    const state = keepsWarm ? await readWarmState(snapshot.folder) : null
    const since = state?.isWhole ? state.id : null
    const random = Math.random
    const feed = new ChangeFeed({ apiUrl, fetchApi, ledger, report, random, times, since })
    void feed.follow(signal)
    if (!keepsWarm) return
    const { warmUpTimes: slowly = warmUpTimes, today = berlinToday } = this.#options
    const seen = () => feed.seen()
    const work = { answers, ledger, snapshot, report, seen, isBusy, today, times: slowly }
    await keepWarm(work, signal)
  }
}
