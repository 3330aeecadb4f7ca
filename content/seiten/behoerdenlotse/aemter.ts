import type { BlockContent, SeiteContent } from '../../shape.ts'

const fragen: BlockContent = {
  slot: 'content',
  template: 'kurzinfo-icons',
  titel: 'Womit fangen wir an?',
  icons: [
    {
      icon: 'rathaus',
      titel: 'Dienste von A bis Z',
      text: 'Vom Ausweis bis zur Urkunde',
      link: '/de/behoerdenlotse/wegweiser/',
    },
    {
      icon: 'telefon',
      titel: 'Mit jemandem sprechen',
      text: 'Zentrale 030 23125-100',
      link: 'tel:+493023125100',
    },
    {
      icon: 'kalender',
      titel: 'Einen Termin vereinbaren',
      text: 'Dann warten Sie nicht',
      link: '/de/kontakt/',
    },
  ],
}

const imErdgeschoss: BlockContent = {
  slot: 'content',
  template: 'bild-text-teaser-3x',
  titel: 'Ohne Treppe zu erreichen',
  einleitung: 'Bürgerbüro und Ordnungsamt liegen im Erdgeschoss, die Wandelhalle im Kurpark.',
  teaser: [
    {
      titel: 'Bürgerbüro',
      text: 'Ausweis, Anmeldung, Fundsachen. Zimmer 0.03 bis 0.05, gleich rechts.',
      link: '/de/rathaus/buergerbuero-id_1/',
      bild: 'buergerbuero',
    },
    {
      titel: 'Ordnungsamt',
      text: 'Gewerbe, Parkausweis, Hund, Feste. Zimmer 0.11 bis 0.13, gleich links.',
      link: '/de/rathaus/ordnungsamt-id_5/',
      bild: 'parkplatz',
    },
    {
      titel: 'Tourist-Information',
      text: 'Karten, Führungen, Silberkarte. Wandelhalle, Kurparkallee 2.',
      link: '/de/rathaus/tourist-information-id_6/',
      bild: 'wandelhalle',
    },
  ],
}

const mitAufzug: BlockContent = {
  slot: 'content',
  template: 'bild-text-teaser-3x',
  titel: 'Mit dem Aufzug',
  einleitung: 'Der Aufzug ist hinter dem Empfang. Er hält auf jedem Stockwerk und sagt es an.',
  teaser: [
    {
      titel: 'Standesamt',
      text: 'Heirat, Geburt, Sterbefall, Urkunden. Erster Stock, Zimmer 1.10 und 1.11.',
      link: '/de/rathaus/standesamt-id_2/',
      bild: 'trauzimmer',
    },
    {
      titel: 'Stadtkämmerei und Steueramt',
      text: 'Steuern, Gebühren, Kurtaxe, Stadtkasse. Zweiter Stock, Zimmer 2.01 bis 2.05.',
      link: '/de/rathaus/stadtkaemmerei-und-steueramt-id_3/',
      bild: 'ratssaal',
    },
    {
      titel: 'Bauamt',
      text: 'Bauen, Straßen, Grünflächen, Friedhof. Dritter Stock, Zimmer 3.01 bis 3.04.',
      link: '/de/rathaus/bauamt-id_4/',
      bild: 'kurgarten',
    },
  ],
}

/** Home of the authority pilot: which office, which floor, whom to ask. */
export const aemterseite: SeiteContent = {
  key: 'behoerdenlotse',
  eltern: 'rathaus',
  pageLayout: 'wide',
  pageTheme: 'behoerdenlotse',
  de: {
    pfad: '/de/behoerdenlotse/',
    titel: 'Behördenlotse',
    beschreibung:
      'Welches Amt hilft weiter, in welchem Zimmer und unter welcher Nummer: das Rathaus von Bad Silberbronn.',
    blocks: [
      fragen,
      imErdgeschoss,
      mitAufzug,
      {
        slot: 'content',
        template: 'text',
        titel: 'Wann wir da sind',
        text: `- **Montag und Dienstag:** 08:00 bis 12:00 und 14:00 bis 16:00 Uhr
- **Mittwoch:** geschlossen
- **Donnerstag:** 08:00 bis 12:00 und 14:00 bis 18:00 Uhr
- **Freitag:** 08:00 bis 12:30 Uhr

Am Telefon sind wir von Montag bis Freitag da, auch mittwochs: 08:30 bis 12:00 und 13:30 bis 15:30 Uhr.`,
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Wenn Sie Hilfe brauchen',
        text: `Fragen Sie am Empfang. Dort bekommen Sie eine Lupe, einen Rollstuhl oder einfach jemanden, der mitgeht.

Im Bürgerbüro gibt es eine Höranlage. Wenn Sie Gebärdensprache brauchen, rufen Sie uns bitte eine Woche vorher an: [030 23125-110](tel:+493023125110).

Sie können nicht ins Rathaus kommen? Für einen Ausweis kommen wir auch zu Ihnen nach Hause.`,
        bild: 'rathaus-foyer',
        anordnung: 'text-bild',
      },
      {
        slot: 'content',
        template: 'downloads',
        titel: 'Zum Mitnehmen',
        downloads: [{ titel: 'Ämter und Telefonnummern', datei: 'aemterliste' }],
      },
    ],
  },
}
