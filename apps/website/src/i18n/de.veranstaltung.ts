/** Words around one event and about passing on, in German. */
export const eventPage = {
  veranstaltung: {
    date: 'Datum',
    time: 'Uhrzeit',
    venue: 'Ort',
    price: 'Preis',
    organiser: 'Veranstalter',
    categories: 'Rubriken',
    suited: 'Geeignet',
    tickets: 'Karten bestellen',
    details: 'Auf einen Blick',
    over: 'Diese Veranstaltung hat bereits stattgefunden.',
    gone: 'Der Termin dieser Veranstaltung ist vorbei.',
    moved: (wann: string) => `Ursprünglich geplant: ${wann}`,
    elsewhere: 'Ursprünglich angekündigt:',
    nextDay: 'am folgenden Tag',
    map: 'Auf der Karte zeigen (OpenStreetMap)',
    next: 'Nächster Termin',
    dates: 'Alle Termine',
    more: (anzahl: number) => `${anzahl} weitere Termine`,
    past: (anzahl: number) =>
      anzahl === 1 ? 'Ein vergangener Termin' : `${anzahl} vergangene Termine`,
    pause: 'Kein Termin',
    access: 'Barrierefreiheit',
    accessFacts: {
      stufenlos: 'Stufenlos zugänglich',
      toilette: 'Barrierefreie Toilette',
      aufzug: 'Aufzug',
      parkplatz: 'Parkplatz für Menschen mit Behinderung',
      hoeranlage: 'Höranlage',
      assistenzhund: 'Assistenzhunde willkommen',
      gebaerdensprache: 'Gebärdensprache',
      audiodeskription: 'Audiodeskription',
      leichte_sprache: 'Leichte Sprache',
    },
    similar: 'Das könnte Sie auch interessieren',
    calendar: 'In den Kalender',
  },
  teilen: {
    label: 'Weitersagen',
    share: 'Teilen',
    mail: 'Per E-Mail senden',
    copy: 'Link kopieren',
    print: 'Drucken',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Link ließ sich nicht kopieren.',
  },
}

/** Words around one event; English has the same keys by type. */
export type EventPageTexts = typeof eventPage
