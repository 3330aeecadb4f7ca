import type { Dokument } from './dokument.ts'

/** Offices with floor and telephone number, to take home. */
export const aemterliste: Dokument = {
  titel: 'Ämter und Telefonnummern',
  untertitel: 'Rathaus Bad Silberbronn, Marktplatz 1',
  stand: '01.01.2026',
  abschnitte: [
    {
      titel: 'Wir verbinden Sie',
      zeilen: [
        ['Zentrale', '030 23125-100'],
        ['Bei Gefahr auf Straßen und Wegen, Tag und Nacht', '030 23125-149'],
      ],
    },
    {
      titel: 'Im Erdgeschoss',
      zeilen: [
        ['Bürgerbüro, Zimmer 0.03 bis 0.05', '030 23125-110'],
        ['Ordnungsamt, Zimmer 0.11 bis 0.13', '030 23125-150'],
      ],
    },
    {
      titel: 'Mit dem Aufzug',
      zeilen: [
        ['1. Stock: Standesamt', '030 23125-120'],
        ['2. Stock: Stadtkämmerei und Steueramt', '030 23125-130'],
        ['3. Stock: Bauamt', '030 23125-140'],
      ],
    },
    {
      titel: 'Im Kurpark',
      zeilen: [
        ['Tourist-Information in der Wandelhalle', '030 23125-200'],
        ['Kartentelefon', '030 23125-220'],
      ],
    },
    {
      titel: 'Sprechzeiten im Rathaus',
      zeilen: [
        ['Montag und Dienstag', '08:00 bis 12:00, 14:00 bis 16:00 Uhr'],
        ['Mittwoch', 'geschlossen'],
        ['Donnerstag', '08:00 bis 12:00, 14:00 bis 18:00 Uhr'],
        ['Freitag', '08:00 bis 12:30 Uhr'],
      ],
      absaetze: ['Am Telefon: Montag bis Freitag 08:30 bis 12:00 und 13:30 bis 15:30 Uhr.'],
    },
  ],
}
