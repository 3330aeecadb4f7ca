import type { Serie, Termin } from '../entities/serie.ts'
import type { Veranstaltung, VeranstaltungKurz } from '../entities/veranstaltung.ts'

const planned: Termin = {
  datum_von: '2027-06-20',
  datum_bis: '2027-06-20',
  dateFrom: '20.06.2027',
  dateTo: '20.06.2027',
  timeFrom: '15:30',
  timeTo: '17:00',
  ueber_mitternacht: false,
  veranstaltungsort: null,
  veranstaltungsort_sprache: 'de',
  brancheneintrag_veranstaltungsort: {
    id: 31,
    sprache: 'de',
    titel: 'Konzerthaus',
    adresse: { gebaeude: null, strasse: 'Kurpromenade 12', plz: '75999', ort: 'Bad Silberbronn' },
    koordinaten: { breite: 48.7502, laenge: 8.5512 },
    detailURL: '/de/branchen/konzerthaus-id_31/',
  },
  status: 'geplant',
  statusgrund: null,
  verschoben_von: null,
  verlegt_von: null,
}

const moved: Termin = {
  ...planned,
  datum_von: '2027-06-28',
  datum_bis: '2027-06-28',
  dateFrom: '28.06.2027',
  dateTo: '28.06.2027',
  timeFrom: '19:00',
  timeTo: '20:30',
  veranstaltungsort: 'Kurpark, Musikpavillon',
  veranstaltungsort_sprache: 'de',
  brancheneintrag_veranstaltungsort: null,
  status: 'verschoben',
  statusgrund: 'Am Sonntag ist Stadtlauf.',
  verschoben_von: { datum_von: '2027-06-27', dateFrom: '27.06.2027', timeFrom: '15:30' },
  verlegt_von: { id: null, sprache: 'de', titel: 'Konzerthaus' },
}

const cancelled: Termin = {
  ...planned,
  datum_von: '2027-07-04',
  datum_bis: '2027-07-04',
  dateFrom: '04.07.2027',
  dateTo: '04.07.2027',
  status: 'abgesagt',
  statusgrund: 'Die Dirigentin ist erkrankt.',
}

const everySunday: Serie = {
  rhythmus: 'woechentlich',
  abstand: 1,
  wochentage: ['SONNTAG'],
  woche: null,
  bis: '2027-07-18',
  anzahl: null,
  ausnahmen: [{ datum: '2027-07-11', dateFrom: '11.07.2027', grund: 'Betriebsferien' }],
}

/** An event as another one points to it. */
function kurzOf({ id, sprache, titel, bild, detailURL }: Veranstaltung): VeranstaltungKurz {
  return { id, sprache, titel, ...planned, bild, detailURL }
}

/** A concert every Sunday with a day without one, one moved and one cancelled. */
export function seriesOf(typical: Veranstaltung): Veranstaltung {
  return {
    ...typical,
    ...planned,
    id: 18,
    titel: 'Sonntagskonzert des Kurorchesters',
    vorlage: 'konzert',
    zielgruppen: ['senioren', 'gaeste'],
    preis: null,
    preise: [
      { bezeichnung: 'Erwachsene', betrag: 6 },
      { bezeichnung: 'Mit Gästekarte', betrag: 0 },
    ],
    kartenhinweis: 'Karten an der Tageskasse ab 14:45 Uhr.',
    highlight: true,
    kontakt: {
      telefon: '030 23125-220',
      email: 'karten@bad-silberbronn.example',
      link: null,
      linktext: null,
    },
    dokumente: [
      {
        titel: 'Programm des Sommers',
        link: '/media/programm-sommer.pdf',
        format: 'PDF',
        groesse: 184_320,
        stand: '2027-05-02',
      },
    ],
    serie: everySunday,
    termine: [
      planned,
      moved,
      cancelled,
      {
        ...planned,
        datum_von: '2027-07-18',
        datum_bis: '2027-07-18',
        dateFrom: '18.07.2027',
        dateTo: '18.07.2027',
      },
    ],
    vergangen: false,
    aehnliche: [
      kurzOf(typical),
      { ...kurzOf(typical), ...cancelled, id: 20, titel: 'Orgelstunde' },
    ],
  }
}

/** A night that ends on the next morning, moved to another day and another place. */
export function movedNightOf(typical: Veranstaltung): Veranstaltung {
  return {
    ...typical,
    id: 19,
    titel: 'Lange Thermennacht',
    timeFrom: '20:00',
    timeTo: '01:00',
    ueber_mitternacht: true,
    status: 'verschoben',
    statusgrund: 'Eine Pumpe muss erneuert werden.',
    verschoben_von: { datum_von: '2027-05-29', dateFrom: '29.05.2027', timeFrom: '20:00' },
    verlegt_von: { id: null, sprache: 'de', titel: 'Badehaus, Außenbecken' },
    veranstaltungsort: 'Badehaus, Thermalhalle',
    veranstaltungsort_sprache: 'de',
  }
}
