import { type DetailType, type Sprache, slugOf } from '@kurstadt/contract'
import type { AmtDoc, Config, MediumDoc } from '../../payload-types.ts'
import type { NamedDoc } from './named.ts'
import type { PricedDoc } from './preis-text.ts'
import type { PreisTyp } from './rich-text-node.ts'

type Docs = Config['collections']

/** Documents that others refer to, by type and id; only types that were asked for are there. */
export type Related = { [Slug in keyof Docs]?: ReadonlyMap<string, NamedDoc<Slug>> }

/** The page that shows one entry of a type: `/de/veranstaltungen/` and the page's number. */
export type DetailPage = { list: string; nummer: number }

/** A picture or file of the media library, as others show it. */
export type RefMedium = Pick<
  MediumDoc,
  | 'id'
  | 'nummer'
  | 'updatedAt'
  | 'filename'
  | 'filesize'
  | 'width'
  | 'height'
  | 'focalX'
  | 'focalY'
  | 'dekorativ'
  | 'copyright'
  | 'urheber'
  | 'platzhalter'
  | 'quellen'
  | 'film_dauer'
  | 'film_ton'
  | 'alt'
  | 'bildtext'
> & { lizenz?: string | null }

/** Everything documents of one answer refer to, read once for all of them. */
export type Refs = {
  sprache: Sprache
  medien: ReadonlyMap<string, RefMedium>
  /** Paths and titles of linked pages by id; null for one that is not public. */
  pfade: ReadonlyMap<string, { pfad: string; titel: string; nummer: number } | null>
  /** Offices whose facts texts show, by id; null for one that is not public. */
  stellen: ReadonlyMap<string, AmtDoc | null>
  /** Entries whose prices texts show, by `{type}:{id}`; `doc` is null for one that is not public. */
  preise: ReadonlyMap<string, { typ: PreisTyp; doc: PricedDoc | null }>
  related: Related
  detailPages: Partial<Record<DetailType, DetailPage>>
  /** The page that shows an event of the festival; null where it has none of its own. */
  festivalPage: DetailPage | null
  /**
   * Ids of what is written in the asked language itself, and of words that say so apart from their
   * entry: its id and their field, or the id of their row. Null when that language is German.
   */
  translated: ReadonlySet<string> | null
}

/** Language an entry is really written in: German where its title has no English. */
export function spracheOf(id: string, { sprache, translated }: Refs): Sprache {
  return translated === null || translated.has(id) ? sprache : 'de'
}

/**
 * Address of an entry's own page (page model, section 2); null when its type has none, or the entry
 * no title that could stand in it.
 */
export function detailUrl(
  page: DetailPage | null | undefined,
  title: string | null | undefined,
  nummer: number,
): string | null {
  return page && title ? `${page.list}${slugOf(title)}-id_${nummer}/` : null
}

/** True for an event of the festival: it belongs to a year of it. */
export function isOfFestival(event: object): boolean {
  return 'saison' in event && typeof event.saison === 'number'
}

/** The page that shows an event: those of the festival stay in its theme (decision 0078). */
export function eventPage(
  event: object,
  { detailPages, festivalPage }: Pick<Refs, 'detailPages' | 'festivalPage'>,
): DetailPage | undefined {
  return (isOfFestival(event) ? festivalPage : null) ?? detailPages.veranstaltungen
}
