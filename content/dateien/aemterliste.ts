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
        ['Ordnungsamt, Zimmer 0.11 bis 0.14', '030 23125-150'],
      ],
    },
    {
      titel: 'Mit dem Aufzug',
      zeilen: [
        ['1. Stock: Haupt- und Personalamt, Zimmer 1.01 bis 1.06', '030 23125-100'],
        ['1. Stock: Standesamt, Zimmer 1.10 und 1.11', '030 23125-120'],
        ['1. Stock: Bildung, Familie und Soziales, Zimmer 1.20 bis 1.24', '030 23125-190'],
        ['2. Stock: Stadtkämmerei und Steueramt, Zimmer 2.01 bis 2.07', '030 23125-130'],
        ['2. Stock: Büro der Bürgermeisterin, Zimmer 2.10 bis 2.12', '030 23125-161'],
        ['3. Stock: Bauamt, Zimmer 3.01 bis 3.07', '030 23125-140'],
        ['Dachgeschoss: Stadtarchiv, Zimmer 4.01 und 4.02', '030 23125-170'],
      ],
    },
    {
      titel: 'In anderen Häusern',
      zeilen: [
        ['Tourist-Information, Wandelhalle im Kurpark', '030 23125-200'],
        ['Kartentelefon', '030 23125-220'],
        ['Kurverwaltung, Wandelhalle, 1. Stock', '030 23125-280'],
        ['Stadtbücherei, Bürgerhaus, Badgasse 9', '030 23125-240'],
        ['Stadtwerke, Talstraße 18', '030 23125-250'],
        ['Bauhof und Stadtgärtnerei, Talstraße 31', '030 23125-260'],
        ['Rohrbruch, Tag und Nacht', '030 23125-259'],
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
