/** A calendar day as `YYYY-MM-DD`. */
export type Tag = string

/** Today in Bad Silberbronn. */
export function tagVon(now: Date): Tag {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now)
}

/** The day that lies `offset` days after the given one. */
export function tagPlus(tag: Tag, offset: number): Tag {
  const time = new Date(`${tag}T12:00:00Z`)
  time.setUTCDate(time.getUTCDate() + offset)
  return time.toISOString().slice(0, 10)
}

/** Day of the week, 0 is Sunday. */
export function wochentag(tag: Tag): number {
  return new Date(`${tag}T12:00:00Z`).getUTCDay()
}

/** Weekdays as `wochentag` counts them. */
export const woche = { so: 0, mo: 1, di: 2, mi: 3, do: 4, fr: 5, sa: 6 } as const

/** Offset of a weekday: in week 0 the first one from today on, in week -1 the last one before today. */
export function am(heute: Tag, weekday: keyof typeof woche, week: number): number {
  return ((woche[weekday] - wochentag(heute) + 7) % 7) + week * 7
}
