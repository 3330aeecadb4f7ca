import type { Dokument } from './dokument.ts'

/** Walks around the town. */
export const wanderungen: Dokument = {
  titel: 'Wanderempfehlungen',
  untertitel: 'Sechs Wege rund um Bad Silberbronn, alle in beide Richtungen ausgeschildert',
  stand: '01.01.2026',
  abschnitte: [
    {
      titel: 'Bevor Sie losgehen',
      absaetze: [
        'Die rote Raute führt auf die Höhen, die blaue Raute bleibt im Tal. Gehzeiten sind ohne Pausen gerechnet. Auf den Höhen ist der Mobilfunkempfang lückenhaft; Rettungspunkte sind mit grünen Tafeln gekennzeichnet.',
      ],
    },
    {
      titel: '1  Quellenweg (blaue Raute)',
      absaetze: [
        'Vom Kurpark an fünf Brunnen vorbei und über die Mühle zurück. Drei der Brunnen führen Trinkwasser.',
      ],
      zeilen: [
        ['Länge, Gehzeit, Anstieg', '7,2 km, 2 Stunden, 120 m'],
        ['Start und Ziel', 'Wandelhalle im Kurpark'],
        ['Geeignet für', 'geländegängige Kinderwagen'],
      ],
    },
    {
      titel: '2  Silberblick (rote Raute)',
      absaetze: [
        'Steiler Anstieg durch die Tannenhalde, dann über Bergwiesen mit weitem Blick nach Süden.',
      ],
      zeilen: [
        ['Länge, Gehzeit, Anstieg', '9,8 km, 3 Stunden, 410 m'],
        ['Start und Ziel', 'Marktplatz'],
        ['Einkehr', 'Vesperstube am Silberblick, Mittwoch bis Sonntag'],
      ],
    },
    {
      titel: '3  Höhenweg Hoher Stein',
      absaetze: [
        'Ebener, befestigter Weg von der Bergstation zum Aussichtsturm und zurück, Bänke alle 200 Meter.',
      ],
      zeilen: [
        ['Länge, Gehzeit, Anstieg', '1,8 km, 35 Minuten, 15 m'],
        ['Start und Ziel', 'Bergstation der Bergbahn'],
        ['Geeignet für', 'Rollstühle und Kinderwagen'],
      ],
    },
    {
      titel: '4  Mühlbachpfad',
      absaetze: [
        'Wasserweg für Familien mit Staustufen, Furt und Mühlrad. Ersatzkleidung nicht vergessen.',
      ],
      zeilen: [
        ['Länge, Gehzeit, Anstieg', '1,4 km, 1 Stunde mit Spielen, 20 m'],
        ['Start', 'Rückseite des Bahnhofs'],
      ],
    },
    {
      titel: '5  Drei-Täler-Runde (rote Raute)',
      absaetze: [
        'Tagestour über die Rauhe Halde. Von 1. Dezember bis 15. Juli bitte unbedingt auf den Wegen bleiben.',
      ],
      zeilen: [
        ['Länge, Gehzeit, Anstieg', '21,5 km, 6½ Stunden, 780 m'],
        ['Start und Ziel', 'Bahnhof'],
      ],
    },
    {
      titel: '6  Abendrunde über die Badgasse (blaue Raute)',
      absaetze: ['Beleuchteter Weg durch Altstadt und Kurpark, auch im Winter geräumt.'],
      zeilen: [
        ['Länge, Gehzeit, Anstieg', '2,6 km, 45 Minuten, 25 m'],
        ['Start und Ziel', 'Marktbrunnen'],
      ],
    },
    {
      titel: 'Notruf und Auskunft',
      absaetze: [
        'Im Notfall wählen Sie 112 und nennen den nächsten Rettungspunkt. Auskunft zu Wegen und Wetter gibt die Tourist-Information unter 030 23125-200.',
      ],
    },
  ],
}

/** Extract from the by-law on the visitor's tax. */
export const kurtaxe: Dokument = {
  titel: 'Satzung über die Erhebung der Kurtaxe',
  untertitel: 'Auszug; maßgeblich ist die öffentlich bekannt gemachte Fassung',
  stand: '01.01.2026',
  abschnitte: [
    {
      titel: '§ 1 Erhebung',
      absaetze: [
        'Die Stadt Bad Silberbronn erhebt zur Deckung ihres Aufwands für Einrichtungen und Veranstaltungen, die der Kur und der Erholung dienen, eine Kurtaxe.',
      ],
    },
    {
      titel: '§ 2 Wer die Kurtaxe zahlt',
      absaetze: [
        'Zahlungspflichtig ist, wer sich in der Stadt aufhält, ohne dort zu wohnen, und die Möglichkeit hat, die Einrichtungen zu nutzen. Wer in der Stadt arbeitet oder eine Ausbildung macht, zahlt nicht.',
      ],
    },
    {
      titel: '§ 3 Höhe',
      zeilen: [
        ['Je Person und Nacht ab 16 Jahren', '3,20 €'],
        ['Mit Schwerbehindertenausweis ab Grad 80', '1,60 €'],
        ['Begleitperson (Merkzeichen B), Kinder unter 16 Jahren', 'frei'],
        ['Ab der 29. Übernachtung im Kalenderjahr', 'frei'],
      ],
    },
    {
      titel: '§ 4 Gästekarte',
      absaetze: [
        'Wer die Kurtaxe zahlt, erhält von der Unterkunft die Silberkarte. Sie gilt vom Tag der Anreise bis zum Tag der Abreise und ist nicht übertragbar. Sie berechtigt',
      ],
      liste: [
        'zur freien Fahrt mit den Stadtbuslinien 1 und 2 und der Silbertalbahn,',
        'zum freien Eintritt zu den Kurkonzerten,',
        'zu einem Nachlass von 1,50 € auf den Eintritt in das Badehaus.',
      ],
    },
    {
      titel: '§ 5 Meldung und Abführung',
      absaetze: [
        'Wer Gäste beherbergt, meldet sie am Tag der Ankunft an, zieht die Kurtaxe ein und führt sie bis zum 15. des Folgemonats an die Stadt ab.',
        'Auskunft gibt das Steueramt, Telefon 030 23125-134.',
      ],
    },
    {
      titel: '§ 6 Inkrafttreten',
      absaetze: ['Diese Satzung tritt am 01.01.2026 in Kraft.'],
    },
  ],
}
