import type { DetailType } from '@kurstadt/contract'
import { isOfFestival, type Refs } from './serialise/refs.ts'

/** Tag of a content type or, with its number, of one entry: `veranstaltungen:12`. */
export function tagOf(type: string, nummer?: number | null): string {
  return typeof nummer === 'number' ? `${type}:${nummer}` : type
}

/** Tags of everything an answer embeds: pictures, linked pages, quoted offices and prices, related entries. */
export function embeddedTags({ medien, pfade, stellen, preise, related }: Refs): string[] {
  return [
    ...[...medien.values()].map(({ nummer }) => tagOf('medien', nummer)),
    // A page or an office that is not public yet has no number here: any of them may be the one.
    ...[...pfade.values()].map((page) => tagOf('seiten', page?.nummer)),
    ...[...stellen.values()].map((amt) => tagOf('aemter', amt?.nummer)),
    ...[...preise.values()].map(({ typ, doc }) => tagOf(typ, doc?.nummer)),
    ...Object.entries(related).flatMap(([type, docs]) =>
      [...docs.values()].map((doc) => tagOf(type, 'nummer' in doc ? doc.nummer : null)),
    ),
  ]
}

/** Tag of the page that the `detailURL`s of a type lead to; all pages while there is none. */
export function detailTag({ detailPages }: Refs, type: DetailType): string {
  return tagOf('seiten', detailPages[type]?.nummer)
}

/** Tags of the pages that events lead to: the town's, and the festival's where one is of it. */
export function eventPageTags(refs: Refs, events: Iterable<object>): string[] {
  const own = detailTag(refs, 'veranstaltungen')
  return [...events].some(isOfFestival) ? [own, tagOf('seiten', refs.festivalPage?.nummer)] : [own]
}

/** Longest `Cache-Tags` header; readers stop at 16 KB for all headers together. */
const longest = 4_096

/**
 * Tags as one header. When there are too many, each entry's tag gives way to its type's: a change
 * always carries both, so nothing is missed.
 */
export function tagsHeader(tags: Iterable<string>): string {
  const unique = [...new Set(tags)]
  const header = unique.join(',')
  if (header.length <= longest) return header
  return [...new Set(unique.map((tag) => tag.replace(/:.*/, '')))].join(',')
}
