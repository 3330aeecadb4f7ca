import type { Sprache, Termin } from '@kurstadt/contract'

type Words = {
  calendar: (town: string) => string
  status: Record<Exclude<Termin['status'], 'geplant'>, string>
  before: (when: string) => string
  beforeAt: (where: string) => string
  at: (time: string) => string
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
    free: 'Free admission',
    price: (price) => `Admission: ${price}`,
  },
}
