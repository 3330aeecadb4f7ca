/** A part of a leaflet: rows of what and when, then lines of text. */
export type Teil = {
  titel: string
  zeilen: readonly (readonly [string, string])[]
  absaetze: readonly string[]
  /** Language of what editors wrote in it. */
  lang: string
}

/** A leaflet with everything that stands in it; who draws it knows nothing else. */
export type Blatt = {
  lang: string
  ort: string
  titel: string
  untertitel: string
  /** Instant of the newest change of anything in it, in UTC. */
  geaendert: string
  teile: readonly Teil[]
  /** Where it is found on the web, and as of when it holds. */
  fuss: string
  seite: string
}
