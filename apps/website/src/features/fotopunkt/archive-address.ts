import { archivTag } from '@kurstadt/contract/archiv-tag'

/** Where another house's archive shows a day. */
export const elsewhereAt = (archiv: string, tag: string): string =>
  archiv.replaceAll(archivTag, encodeURIComponent(tag))

/** Where a page of this site shows a day; without one, the last day with pictures. */
export const archiveAt = (path: string, tag: string | null): string =>
  tag === null ? path : `${path}?${new URLSearchParams({ datum: tag })}`
