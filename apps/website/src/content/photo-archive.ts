import type { FotopunktBild, Sprache } from '@kurstadt/contract'

/** Where the archive of the photo point lies: a page of the website's own, made to stand in a frame. */
export const photoArchivePath: Readonly<Record<Sprache, string>> = {
  de: '/de/fotopunkt-archiv/',
  en: '/en/photo-point-archive/',
}

/** The visitor's parameters that pages of the website's own understand, by path. */
export const ownQueryNames: Readonly<Record<string, readonly string[]>> = {
  [photoArchivePath.de]: ['datum'],
  [photoArchivePath.en]: ['datum'],
}

/** Pictures of a day; `newest` is the last day of which there are any. */
export type PhotoArchive = {
  tag: string | null
  bilder: readonly FotopunktBild[]
  newest: string | null
  tags: ReadonlySet<string>
  isStale: boolean
}
