import type { Sprache, Termin } from '@kurstadt/contract'
import type { Programm } from '../programm/index.ts'

type Words = {
  calendar: (town: string) => string
  status: Record<Exclude<Termin['status'], 'geplant'>, string>
  before: (when: string) => string
  beforeAt: (where: string) => string
  at: (time: string) => string
  span: (from: string, to: string) => string
  allDay: string
  programme: Programm['titel']
  festival: Programm['titel']
  several: string
  regular: string
  everyDay: string
  /** A weekday on which something takes place again and again. */
  onWeekday: (weekday: string) => string
  through: (first: string, last: string) => string
  nth: (day: number) => string
  accessible: string
  printed: Programm['worte']
  free: string
  price: (price: string) => string
}

/** Words of calendars and of the printed programme, which no template shows. */
export const words: Record<Sprache, Words> = {
  de: {
    calendar: (town) => `Veranstaltungen in ${town}`,
    status: {
      abgesagt: 'Abgesagt',
      verschoben: 'Verschoben',
      verlegt: 'Verlegt',
      ausverkauft: 'Ausverkauft',
    },
    before: (when) => `Ursprünglich geplant für ${when}`,
    beforeAt: (where) => `Ursprünglicher Ort: ${where}`,
    at: (time) => `${time} Uhr`,
    span: (from, to) => `${from}–${to} Uhr`,
    allDay: 'ganztägig',
    programme: 'Veranstaltungen',
    festival: 'Programm des Festivals',
    several: 'Über mehrere Tage',
    regular: 'Regelmäßige Angebote',
    everyDay: 'Täglich',
    onWeekday: (weekday) => `${weekday.toLowerCase()}s`,
    through: (first, last) => `${first} bis ${last}`,
    nth: (day) => `${day}.`,
    accessible: 'Barrierefrei',
    printed: {
      inhalt: 'Auf einen Blick',
      hoehepunkte: 'Unsere Empfehlungen',
      seite: 'Seite',
      regelmaessig: 'Regelmäßig',
      leer: 'In diesem Zeitraum sind keine Veranstaltungen eingetragen.',
      hinweis: 'Änderungen vorbehalten. Den neuesten Stand finden Sie auf unserer Website.',
      bild: 'Bild',
    },
    free: 'Eintritt frei',
    price: (price) => `Eintritt: ${price}`,
  },
  en: {
    calendar: (town) => `Events in ${town}`,
    status: {
      abgesagt: 'Cancelled',
      verschoben: 'Postponed',
      verlegt: 'Moved',
      ausverkauft: 'Sold out',
    },
    before: (when) => `Originally planned for ${when}`,
    beforeAt: (where) => `Original venue: ${where}`,
    at: (time) => time,
    span: (from, to) => `${from}–${to}`,
    allDay: 'all day',
    programme: 'Events',
    festival: 'Festival programme',
    several: 'On several days',
    regular: 'Regular offers',
    everyDay: 'Daily',
    onWeekday: (weekday) => `${weekday}s`,
    through: (first, last) => `${first} to ${last}`,
    nth: String,
    accessible: 'Accessible',
    printed: {
      inhalt: 'At a glance',
      hoehepunkte: 'Our suggestions',
      seite: 'Page',
      regelmaessig: 'Regular',
      leer: 'No events have been announced for these days.',
      hinweis: 'Subject to change. Our website always has the latest.',
      bild: 'Picture',
    },
    free: 'Free admission',
    price: (price) => `Admission: ${price}`,
  },
}
