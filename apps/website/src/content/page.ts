import type {
  Amt,
  Bild,
  BlockOf,
  Einstellungen,
  List,
  Menu,
  RichText,
  Route,
  Seite,
  Sprache,
  TemplateName,
} from '@kurstadt/contract'
import type { CurrentHinweise } from './current-hinweise.ts'
import type { FormTarget } from './newsletter-target.ts'
import type { WegweiserOnPage } from './wegweiser-on-page.ts'

/** An office as a view gets it: the HTML of `oeffnungszeiten` has become a safe tree (T40). */
export type AmtOnPage = Omit<Amt, 'oeffnungszeiten'> & { oeffnungszeiten: RichText | null }

/** An office of which only is said what it is called, where it is and who works there. */
export type AmtName = Pick<Amt, 'id' | 'sprache' | 'titel' | 'detailURL'> & {
  ort: string
  leute: string
}

/** Offices as a view gets them: in full, or by name alone where there are hundreds. */
export type AemterOnPage = Omit<List<Amt>, 'data'> & { data: AmtOnPage[]; namen: AmtName[] }

/** An office as a chart of the town hall names it. */
export type UnitOnPage = Pick<
  Amt,
  'id' | 'titel' | 'sprache' | 'detailURL' | 'zimmer' | 'leitung'
> & {
  /** Number of the office above it; null at the top, or when that is not public. */
  above: number | null
}

/** Offices as the chart gets them: with nothing that it does not show. */
export type UnitsOnPage = { data: UnitOnPage[] }

type ContextOnPage = {
  'amt-detail': AmtOnPage
  behoerdenlotse: AemterOnPage
  ansprechpartner: AemterOnPage
  wegweiser: WegweiserOnPage
  'wegweiser-organisation': UnitsOnPage
}

/** A block as a view gets it: parsed with the contract, markup already turned into trees. */
export type PageBlock<Name extends TemplateName = TemplateName> = {
  [N in Name]: N extends keyof ContextOnPage
    ? Omit<BlockOf<N>, 'context'> & { context: ContextOnPage[N] }
    : BlockOf<N>
}[Name]

/** The menus around a page; null where the call failed or the language has none (spec 2.5). */
export type Menus = {
  haupt: Menu | null
  quicklinks: Menu | null
  app: Menu | null
  footerThemen: Menu | null
  footerInformationen: Menu | null
  footerRechtliches: Menu | null
}

/** A page of the site by its title and address. */
export type ListedPage = { title: string; href: string }

/** What stands around every page; each part fails alone (spec 8, menu load failure). */
export type Shell = {
  sprache: Sprache
  menus: Menus
  einstellungen: Einstellungen | null
  hinweise: CurrentHinweise
  /** Where the newsletter boxes post to; null hides them. */
  newsletter: FormTarget | null
  /** A part of it is missing or older than it should be. */
  isStale: boolean
}

/**
 * What a page is besides its blocks; `teilbild` is the picture of the entry that a detail page shows,
 * `titelSprache` the language of its title: an entry may be in German alone.
 */
export type PageHead = Omit<Seite, 'pageContent'> & {
  teilbild?: Bild | null
  titelSprache?: Sprache
}

/** A composed page: `seite.title` is already the entry's own title on a detail page. */
export type Page = {
  seite: PageHead
  blocks: PageBlock[]
  alternates: Route['alternates']
  shell: Shell
  /** Says which parts of the address nobody could read; the page stands without them. */
  queryNotice: string
}

/**
 * What a path leads to; `stale` says that a part of the page is older than it should be, `isShared`
 * that nothing in it is for this visitor alone.
 */
export type PageResult =
  | {
      kind: 'page'
      page: Page
      tags: string[]
      stale: boolean
      isShared: boolean
      zugang: Route['zugang']
    }
  | { kind: 'redirect'; status: 301 | 302 | 307; location: string }
  | { kind: 'gone' }

/** Why no page can be shown: 404, 503 or 400. */
export type ContentErrorCode = 'not-found' | 'unavailable' | 'bad-request'

/** Tags and age of the answers that say that there is no page. */
type Found = { tags?: Iterable<string>; isStale?: boolean }

/** The page is impossible; one boundary turns the code into a status and words. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly code: ContentErrorCode
  /** The call that said so, for the log. */
  readonly call: string
  /** Tags of the answers that said so: a page of this error holds until one of them is touched. */
  readonly tags: readonly string[]
  /** One of those answers is older than it should be. */
  readonly isStale: boolean

  constructor(
    code: ContentErrorCode,
    call: string,
    { tags = [], isStale = false, ...options }: ErrorOptions & Found = {},
  ) {
    super(`${code}: ${call}`, options)
    this.code = code
    this.call = call
    this.tags = [...tags]
    this.isStale = isStale
  }
}
