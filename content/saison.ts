import { type Tag, tagPlus, woche, wochentag } from './tage.ts'

const length = 17

/** A day in both languages. */
export type Datum = { de: string; en: string }

/** One summer of the Rossini festival: seventeen days from a Friday early in July. */
export type Saison = {
  jahr: string
  /** Day of the season as offset from the day of seeding; 0 is the opening. */
  von: (day: number) => number
  /** `Freitag, 2. Juli` and `Friday 2 July`. */
  am: (day: number) => Datum
  /** `2. bis 18. Juli 2027` and `2 to 18 July 2027`. */
  zeitraum: Datum
}

function opening(jahr: string): Tag {
  const second: Tag = `${jahr}-07-02`
  return tagPlus(second, (woche.fr - wochentag(second) + 7) % 7)
}

/** The season that is under way on a day, or else the next one. */
export function saisonAm(heute: Tag): Saison {
  const jahr = heute.slice(0, 4)
  const isOver = heute > tagPlus(opening(jahr), length - 1)
  return saisonVon(isOver ? String(Number(jahr) + 1) : jahr, heute)
}

/** The season of a year, counted from a day. */
export function saisonVon(jahr: string, heute: Tag): Saison {
  const start = opening(jahr)
  const away = Math.round((Date.parse(start) - Date.parse(heute)) / 86_400_000)
  const written = (locale: string, day: number) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }).format(new Date(`${tagPlus(start, day)}T12:00:00Z`))
  const number = (day: number) => Number(tagPlus(start, day).slice(8))
  const [first, last] = [number(0), number(length - 1)]
  return {
    jahr,
    von: (day) => away + day,
    am: (day) => ({ de: written('de-DE', day), en: written('en-GB', day).replace(',', '') }),
    zeitraum: {
      de: `${first}. bis ${last}. Juli ${jahr}`,
      en: `${first} to ${last} July ${jahr}`,
    },
  }
}
