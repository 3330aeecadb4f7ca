import type { Sprache } from '@kurstadt/contract'

/** One entry of a feed; addresses are absolute, times in UTC. */
export type FeedEntry = {
  id: string
  titel: string
  link: string
  text: string
  geaendert: string
  erschienen: string
  rubriken: readonly string[]
}

/** A feed before it is written in one of the formats. */
export type Feed = {
  titel: string
  beschreibung: string
  sprache: Sprache
  /** Page that shows the same. */
  seite: string
  /** Address of the feed itself. */
  selbst: string
  geaendert: string
  eintraege: readonly FeedEntry[]
}
