import type { SeiteContent } from '../shape.ts'

/** How to reach town hall and tourist information. */
export const kontakt: SeiteContent = {
  key: 'kontakt',
  eltern: 'start',
  pageLayout: 'slim',
  leichteFassung: 'leicht-kontakt',
  de: {
    pfad: '/de/kontakt/',
    titel: 'Kontakt',
    beschreibung: 'So erreichen Sie die Stadtverwaltung und die Tourist-Information.',
    heroImages: [{ bild: 'tal-abend' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Schreiben Sie uns oder rufen Sie an. Auf E-Mails antworten wir in der Regel innerhalb von zwei Werktagen.

## Fragen an die Stadt

Ausweise, Steuern, Bauen, Schäden an Straßen und Wegen:\\
[stadt@bad-silberbronn.example](mailto:stadt@bad-silberbronn.example), Telefon [030 23125-100](tel:+493023125100)

## Fragen zum Aufenthalt

Unterkünfte, Karten, Führungen:\\
[tourist-info@bad-silberbronn.example](mailto:tourist-info@bad-silberbronn.example), Telefon {telefon:tourist-information}

## Einen Schaden melden

Eine defekte Laterne, ein Schlagloch, ein umgestürzter Wegweiser: Nennen Sie uns Ort und Zeitpunkt, gern mit Foto, im [Formular für Schäden](/de/rathaus/schaden-melden/). Bei Gefahr wählen Sie die Rufbereitschaft des Bauhofs: [030 23125-149](tel:+493023125149).`,
      },
      { slot: 'content', template: 'formular-kontakt', titel: 'Schreiben Sie uns' },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Rathaus',
        text: `Marktplatz 1\\
00375 Bad Silberbronn

[Sprechzeiten und Ämter](/de/rathaus/)\\
[Alle Formulare für Anfragen](/de/anfragen/)`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Tourist-Information',
        text: `Kurparkallee 2\\
00375 Bad Silberbronn

[Öffnungszeiten](/de/tourist-information/)`,
      },
    ],
  },
  en: {
    pfad: '/en/contact/',
    titel: 'Contact',
    beschreibung: 'How to reach the town council and the tourist information office.',
    heroImages: [{ bild: 'tal-abend' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Write to us or give us a ring. We usually answer e-mails within two working days.

## Questions to the council

Documents, taxes, building, damage to roads and paths:\\
[stadt@bad-silberbronn.example](mailto:stadt@bad-silberbronn.example), telephone [+49 30 23125-100](tel:+493023125100)

## Questions about your stay

Accommodation, tickets, guided tours:\\
[tourist-info@bad-silberbronn.example](mailto:tourist-info@bad-silberbronn.example), telephone {telefon:tourist-information}

## Reporting damage

A broken street lamp, a pothole, a fallen signpost: tell us where and when, with a photograph if you can, on the [damage form](/en/town-hall/report-damage/). If there is danger, call the works department on duty: [+49 30 23125-149](tel:+493023125149).`,
      },
      { slot: 'content', template: 'formular-kontakt', titel: 'Write to us' },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Town hall',
        text: `Marktplatz 1\\
00375 Bad Silberbronn

[Opening hours and offices](/en/town-hall/)\\
[All enquiry forms](/en/enquiries/)`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Tourist information',
        text: `Kurparkallee 2\\
00375 Bad Silberbronn

[Opening hours](/en/tourist-information/)`,
      },
    ],
  },
}
