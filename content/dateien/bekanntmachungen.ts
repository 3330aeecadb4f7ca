import type { Dokument } from './dokument.ts'

/** Notes on the draft for Talstraße. */
export const talstrasse: Dokument = {
  titel: 'Umgestaltung der Talstraße',
  untertitel: 'Erläuterung zum Entwurf, Bauamt der Stadt Bad Silberbronn',
  stand: '01.01.2026',
  abschnitte: [
    {
      titel: 'Worum es geht',
      absaetze: [
        'Die Talstraße führt vom Bahnhof zu den Stadtwerken. Sie ist 780 Meter lang, stammt aus dem Jahr 1964 und hat auf der Talseite keinen durchgehenden Gehweg. Leitungen und Belag müssen ohnehin erneuert werden.',
      ],
    },
    {
      titel: 'Der Entwurf in Zahlen',
      zeilen: [
        ['Gehweg auf der Bergseite', '2,50 m'],
        ['Gehweg auf der Talseite', '1,80 m, durchgehend'],
        ['Radstreifen bergauf', '1,85 m'],
        ['Fahrbahn', '6,00 m'],
        ['Neue Bäume', '24 Winterlinden'],
        ['Bushaltestellen', '3, alle stufenlos'],
        ['Parkplätze', '41 statt bisher 52'],
      ],
    },
    {
      titel: 'Bauzeit und Kosten',
      absaetze: [
        'Gebaut wird in drei Abschnitten von je vier Monaten. Häuser und Läden bleiben zu Fuß immer erreichbar, mit dem Auto bis auf einzelne Tage. Im Haushalt stehen 1,1 Millionen Euro; das Land fördert die Bushaltestellen.',
      ],
    },
    {
      titel: 'Ihre Meinung',
      absaetze: [
        'Schreiben Sie an das Bauamt, Marktplatz 1, 00375 Bad Silberbronn, oder kommen Sie donnerstags von 14:00 bis 18:00 Uhr ohne Termin vorbei. Fragen beantwortet Kenan Aksoyer unter 030 23125-142.',
      ],
    },
  ],
}

/** The budget by-law as it was made public. */
export const haushaltssatzung: Dokument = {
  titel: 'Haushaltssatzung der Stadt Bad Silberbronn',
  untertitel: 'Beschlossen vom Gemeinderat, bestätigt vom Landratsamt',
  stand: '01.01.2026',
  abschnitte: [
    {
      titel: '§ 1 Ergebnishaushalt',
      zeilen: [
        ['Ordentliche Erträge', '31.400.000 €'],
        ['Ordentliche Aufwendungen', '31.150.000 €'],
        ['Ordentliches Ergebnis', '250.000 €'],
      ],
    },
    {
      titel: '§ 2 Finanzhaushalt',
      zeilen: [
        ['Einzahlungen aus laufender Verwaltung', '30.100.000 €'],
        ['Auszahlungen aus laufender Verwaltung', '28.300.000 €'],
        ['Anbau der Grundschule', '4.200.000 €'],
        ['Umgestaltung der Talstraße', '1.100.000 €'],
      ],
    },
    {
      titel: '§ 3 Kredite und Verpflichtungen',
      absaetze: [
        'Kredite für Investitionen werden nicht aufgenommen. Kassenkredite sind bis zu 2.000.000 € zulässig.',
      ],
    },
    {
      titel: '§ 4 Steuersätze',
      absaetze: ['Die Hebesätze der Grundsteuer und der Gewerbesteuer bleiben unverändert.'],
    },
  ],
}
