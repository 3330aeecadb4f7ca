import type { Dokument } from './dokument.ts'

/** Guidelines on allocating building plots. */
export const bauplatzvergabe: Dokument = {
  titel: 'Richtlinien für die Vergabe von Bauplätzen',
  untertitel: 'Vom Gemeinderat beschlossen, gültig für alle Baugebiete der Stadt',
  stand: '01.03.2026',
  abschnitte: [
    {
      titel: '1  Wer sich bewerben kann',
      absaetze: [
        'Bewerben kann sich, wer volljährig ist und das Haus selbst bewohnen will. Paare bewerben sich gemeinsam. Wer in den letzten zehn Jahren einen Bauplatz der Stadt erworben hat, kommt erst in der zweiten Runde zum Zug.',
      ],
    },
    {
      titel: '2  Punkte',
      zeilen: [
        ['Je Kind unter 18 Jahren im Haushalt', '10 Punkte, höchstens 30'],
        ['Pflege einer Person ab Pflegegrad 2', '10 Punkte'],
        ['Ehrenamt in Feuerwehr, Rettung oder Verein, ab drei Jahren', '10 Punkte'],
        ['Arbeitsplatz in Bad Silberbronn', '5 Punkte'],
        ['Wohnsitz in Bad Silberbronn, je Jahr', '2 Punkte, höchstens 10'],
      ],
    },
    {
      titel: '3  Wenn Sie einen Platz erhalten',
      liste: [
        'Der Vertrag wird innerhalb von acht Wochen geschlossen.',
        'Das Haus ist drei Jahre später bezugsfertig.',
        'Sie wohnen mindestens zehn Jahre selbst darin; Ausnahmen prüft der Gemeinderat.',
      ],
    },
    {
      titel: 'Auskunft',
      absaetze: [
        'Bauamt, Marktplatz 1, Telefon 030 23125-140. Bauberatung ohne Termin donnerstags von 14:00 bis 18:00 Uhr.',
      ],
    },
  ],
}

const hinweis =
  'Maßgeblich ist der Plan mit zeichnerischem und schriftlichem Teil, der im Bauamt ausliegt.'

/** Written part of the development plan «Obere Halde». */
export const bebauungsplanHalde: Dokument = {
  titel: 'Bebauungsplan „Obere Halde“',
  untertitel: `Auszug aus den Festsetzungen. ${hinweis}`,
  stand: '14.10.2025',
  abschnitte: [
    {
      titel: 'Maß der baulichen Nutzung',
      zeilen: [
        ['Plätze 1 bis 14, Einfamilienhäuser', 'GRZ 0,35, GFZ 0,7, zwei Vollgeschosse'],
        ['Plätze 15 bis 20, Doppelhäuser', 'GRZ 0,4, GFZ 0,8, zwei Vollgeschosse'],
        ['Plätze 21 bis 24, Mehrfamilienhäuser', 'GRZ 0,4, GFZ 1,2, drei Vollgeschosse'],
      ],
    },
    {
      titel: 'Gestaltung',
      liste: [
        'Satteldächer mit 30 bis 40 Grad oder begrünte flache Dächer.',
        'Auf mindestens der Hälfte der Dachfläche eine Solaranlage.',
        'Einfriedungen als Hecke oder Trockenmauer, höchstens 1,20 Meter.',
      ],
    },
    {
      titel: 'Natur',
      liste: [
        'Je angefangene 300 Quadratmeter ein Obstbaum.',
        'Schottergärten sind nicht zugelassen.',
        'Regenwasser versickert auf dem Grundstück oder wird in Zisternen gesammelt.',
      ],
    },
  ],
}

/** Written part of the development plan «Mühlbachwiesen». */
export const bebauungsplanWiesen: Dokument = {
  titel: 'Bebauungsplan „Mühlbachwiesen“',
  untertitel: `Auszug aus den Festsetzungen. ${hinweis}`,
  stand: '09.06.2026',
  abschnitte: [
    {
      titel: 'Maß der baulichen Nutzung',
      zeilen: [
        ['Plätze 1 bis 5, Einfamilienhäuser', 'GRZ 0,35, GFZ 0,7, zwei Vollgeschosse'],
        ['Plätze 6 bis 11, Doppelhäuser', 'GRZ 0,4, GFZ 0,8, zwei Vollgeschosse'],
        ['Plätze 12 bis 15, Reihenhäuser', 'GRZ 0,45, GFZ 0,9, zwei Vollgeschosse'],
        ['Platz 16, Wohnen und Gewerbe', 'GRZ 0,6, GFZ 1,2, drei Vollgeschosse'],
      ],
    },
    {
      titel: 'Wasser',
      liste: [
        'Keller sind nicht zugelassen; die Höhe des Erdgeschosses ist mindestens 427,80 Meter.',
        'Der Uferstreifen von zehn Metern am Mühlbach bleibt frei von Bebauung.',
        'Das Gutachten zum früheren Sägewerk liegt im Bauamt aus.',
      ],
    },
  ],
}
