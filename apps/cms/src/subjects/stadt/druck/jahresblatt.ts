/** A kind of waste on the sheet: what it is called, and by which letters it stands on its days. */
export type Zeichen = { kuerzel: string; titel: string; farbe: string }

/** A day of a month. `termine` are the letters of what is collected; `verschoben` are moved ones. */
export type Blatttag = {
  tag: number
  wochentag: string
  /** Sundays and public holidays. */
  istFrei: boolean
  termine: readonly { kuerzel: string; titel: string; farbe: string; verschoben: boolean }[]
}

/** A year of a street on one page, with everything that stands in it. */
export type Jahresblatt = {
  lang: string
  ort: string
  titel: string
  untertitel: string
  /** Instant of the newest change of anything in it, in UTC. */
  geaendert: string
  monate: readonly { titel: string; tage: readonly Blatttag[] }[]
  legende: readonly Zeichen[]
  /** What the star beside moved dates means, or that there are no dates yet. */
  hinweise: readonly string[]
  fuss: string
}
