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
