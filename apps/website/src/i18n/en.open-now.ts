import type { OpenNowTexts } from './de.open-now.ts'

/** What is said with every minute of what is open now, in English. */
export const openNow: OpenNowTexts = {
  tag: {
    MONTAG: 'Monday',
    DIENSTAG: 'Tuesday',
    MITTWOCH: 'Wednesday',
    DONNERSTAG: 'Thursday',
    FREITAG: 'Friday',
    SAMSTAG: 'Saturday',
    SONNTAG: 'Sunday',
    ARBEITSTAG_MO_FR: 'Monday to Friday',
  },
  stand: {
    tuer: {
      closed: 'closed',
      openNow: (ende) => `Open now, closes at ${ende}`,
      openAllDay: 'Open now',
      closedNow: 'Closed now',
      opensAt: (tag, beginn) => `Closed now, opens ${tag} at ${beginn}`,
    },
    telefon: {
      closed: 'not available',
      openNow: (ende) => `Available now, until ${ende}`,
      openAllDay: 'Available now',
      closedNow: 'Not available now',
      opensAt: (tag, beginn) => `Not available now, again ${tag} at ${beginn}`,
    },
  },
  today: 'today',
  tomorrow: 'tomorrow',
}
