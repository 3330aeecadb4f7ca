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
      text: 'Zentrale 030\u00A023125-100',
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
      { slot: 'content', template: 'behoerdenlotse', titel: 'Ämter und Mitarbeiter' },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Wenn Sie Hilfe brauchen',
        text: `Fragen Sie am Empfang. Dort bekommen Sie eine Lupe, einen Rollstuhl oder einfach jemanden, der mitgeht.

Im Bürgerbüro gibt es eine Höranlage. Wenn Sie Gebärdensprache brauchen, rufen Sie uns bitte eine Woche vorher an: {telefon:buergerbuero}.

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
  en: {
    pfad: '/en/authorities/',
    titel: 'Authority guide',
    beschreibung:
      'Which office can help, in which room and at which number: the town hall of Bad Silberbronn.',
    blocks: [
      { slot: 'content', template: 'behoerdenlotse', titel: 'Offices and staff' },
      {
        slot: 'content',
        template: 'text',
        titel: 'If you need help',
        text: `Ask at the reception. You can borrow a magnifying glass or a wheelchair there, or simply somebody who comes along.

The citizens’ office has a hearing loop. If you need a sign language interpreter, please call a week ahead: {telefon:buergerbuero}.`,
      },
    ],
  },
}

/** The page of one office: offices belong to the authority pilot, from wherever one comes. */
export const amtseite: SeiteContent = {
  key: 'amt-detail',
  eltern: 'behoerdenlotse',
  pageLayout: 'default',
  pageTheme: 'behoerdenlotse',
  detailseite_fuer: 'aemter',
  de: {
    pfad: '/de/behoerdenlotse/*',
    titel: 'Amt',
    blocks: [{ slot: 'content', template: 'amt-detail' }],
  },
  en: {
    pfad: '/en/authorities/*',
    titel: 'Office',
    blocks: [{ slot: 'content', template: 'amt-detail' }],
  },
}
