import type { Slot } from '@kurstadt/contract'
import { zeiten } from '../oeffnungszeiten.ts'
import type { SeiteContent } from '../shape.ts'

/** When the recycling yard is open. */
const wertstoffhof = {
  slot: 'sidebar' satisfies Slot,
  template: 'oeffnungszeiten',
  zeiten: [
    zeiten([
      [
        ['DIENSTAG', 'DONNERSTAG'],
        ['14:00', '17:30'],
      ],
      [['SAMSTAG'], ['09:00', '13:00']],
    ]),
  ],
} as const

/** Waste collection: when, what goes where, the recycling yard. */
export const abfall: SeiteContent = {
  key: 'abfallkalender',
  eltern: 'buergerservice',
  pageLayout: 'slim',
  leichteFassung: 'leicht-abfall',
  de: {
    pfad: '/de/buergerservice/abfallkalender/',
    titel: 'Abfallkalender',
    beschreibung:
      'Wann in Ihrer Straße abgeholt wird: Restmüll, Biomüll, Papier, Gelber Sack und Sammlungen.',
    blocks: [
      {
        slot: 'content',
        template: 'abfallkalender',
        titel: 'Wann wird abgeholt?',
        einleitung:
          'Bitte stellen Sie Tonnen und Säcke bis 6:00 Uhr am Tag der Abfuhr an den Straßenrand. Wenn ein Feiertag die Abfuhr verschiebt, steht es dabei.',
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Nichts mehr vergessen',
        text: `Wir [erinnern Sie per E-Mail](/de/buergerservice/abfall-erinnerung/), am Abend vorher oder am Morgen. Ohne E-Mail-Adresse geht es mit [Mitteilungen auf Ihr Gerät](/de/app/#mitteilungen).`,
      },
      { ...wertstoffhof, titel: 'Wertstoffhof' },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Was er annimmt',
        text: `Elektrogeräte, Metall, Papier, Glas und Holz aus dem Haushalt, kostenlos. Der Wertstoffhof liegt beim Bauhof an der Güterstraße.`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Tonne vergessen oder beschädigt?',
        text: `Das Bürgerbüro hilft Ihnen weiter: {telefon:buergerbuero}. Sie können auch [eine Nachricht schreiben](/de/anfragen/).`,
      },
    ],
  },
  en: {
    pfad: '/en/citizen-services/waste-calendar/',
    titel: 'Waste calendar',
    beschreibung:
      'When waste is collected in your street: residual and organic waste, paper and recycling.',
    blocks: [
      {
        slot: 'content',
        template: 'abfallkalender',
        titel: 'When is it collected?',
        einleitung:
          'Please put bins and sacks at the roadside by 06:00 on the day. Where a public holiday moves a collection, we say so.',
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Never forget again',
        text: `We [remind you by e-mail](/en/citizen-services/waste-reminder/), the evening before or in the morning. Without an e-mail address, there are [messages on your device](/en/app/#mitteilungen).`,
      },
      { ...wertstoffhof, titel: 'Recycling yard' },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'What it takes',
        text: `Electrical appliances, metal, paper, glass and wood from households, free of charge. The yard is next to the works department in Güterstraße.`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Bin forgotten or damaged?',
        text: `The citizens’ office will help: {telefon:buergerbuero}. Or [write us a message](/en/enquiries/).`,
      },
    ],
  },
}

/** Reminders of collections by mail; the mails are German. */
export const abfallErinnerung: SeiteContent = {
  key: 'abfall-erinnerung',
  eltern: 'abfallkalender',
  pageLayout: 'default',
  de: {
    pfad: '/de/buergerservice/abfall-erinnerung/',
    titel: 'Erinnerung an die Müllabfuhr',
    beschreibung:
      'Eine E-Mail am Abend vorher oder am Morgen, für die Abfallarten Ihrer Straße, die Sie wählen.',
    blocks: [
      { slot: 'content', template: 'abfall-erinnerung', titel: 'Erinnerung per E-Mail' },
      {
        slot: 'content',
        template: 'push-hinweis',
        titel: 'Erinnerung auf Ihr Gerät, ohne E-Mail-Adresse',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Lieber im eigenen Kalender?',
        text: `Jede Straße hat einen Kalender zum Abonnieren, dessen Adresse sich nie ändert: [zum Abfallkalender](/de/buergerservice/abfallkalender/).`,
      },
    ],
  },
  en: {
    pfad: '/en/citizen-services/waste-reminder/',
    titel: 'Waste collection reminder',
    beschreibung:
      'An e-mail the evening before or in the morning, for the kinds of waste of your street that you choose.',
    blocks: [
      { slot: 'content', template: 'abfall-erinnerung', titel: 'Reminder by e-mail' },
      {
        slot: 'content',
        template: 'push-hinweis',
        titel: 'Reminder on your device, without an e-mail address',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Rather in your own calendar?',
        text: `Each street has a calendar to subscribe to, whose address never changes: [to the waste calendar](/en/citizen-services/waste-calendar/).`,
      },
    ],
  },
}
