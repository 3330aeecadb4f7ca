import type { SeiteContent } from '../shape.ts'

/** Contact form (spec 2.2). */
export const anfragen: SeiteContent = {
  key: 'anfragen',
  eltern: 'kontakt',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/',
    titel: 'Anfragen',
    beschreibung: 'Schreiben Sie der Stadtverwaltung von Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-kontakt',
        einleitung:
          'Eine Frage, eine Anregung, eine Bitte: Wir antworten in der Regel innerhalb von zwei Werktagen, so wie Sie es wünschen – per E-Mail oder mit einem Anruf.',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Andere Anliegen',
        text: `- [Führung anfragen](/de/anfragen/fuehrung/)
- [Veranstaltung vorschlagen](/de/veranstaltungseintrag/)
- [Verein eintragen](/de/anfragen/verein/)
- [Betrieb eintragen](/de/anfragen/brancheneintrag/)
- [Aushang aufgeben](/de/anfragen/schwarzes-brett/)
- [Schaden melden](/de/rathaus/schaden-melden/)
- [Pauschale anfragen](/de/angebote/anfrage/)
- [Kontaktdaten nach einem Besuch hinterlassen](/de/anfragen/kontaktdaten/)`,
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/',
    titel: 'Enquiries',
    beschreibung: 'Write to the town council of Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-kontakt',
        einleitung:
          'A question, a suggestion, a request: we usually answer within two working days, as you wish – by e-mail or with a telephone call.',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Something else',
        text: `- [Ask for a guided tour](/en/enquiries/guided-tour/)
- [Suggest an event](/en/suggest-an-event/)
- [Enter your club](/en/enquiries/club/)
- [Enter your business](/en/enquiries/business/)
- [Put up a notice](/en/enquiries/noticeboard/)
- [Report damage](/en/town-hall/report-damage/)
- [Ask for a package](/en/offers/request/)
- [Leave contact details after a visit](/en/enquiries/contact-details/)`,
      },
    ],
  },
}
