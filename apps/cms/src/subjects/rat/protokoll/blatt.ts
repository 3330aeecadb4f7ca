/** Approved minutes with everything that stands in them; who draws them knows nothing else. */
export type Blatt = {
  ort: string
  titel: string
  /** Instant of the last change of the meeting, in UTC. */
  geaendert: string
  angaben: readonly (readonly [string, string])[]
  /** Who came and who did not: how, and the names. */
  anwesenheit: readonly (readonly [string, string])[]
  punkte: readonly { titel: string; zeilen: readonly string[] }[]
  fuss: string
}
