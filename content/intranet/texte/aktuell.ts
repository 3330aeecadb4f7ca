import type { TextZeile } from '../shape.ts'

/** News and dates of the town hall. */
export const aktuell: readonly TextZeile[] = [
  [
    'Umbau im Bürgerbüro: vier Wochen im Foyer',
    -2,
    `Während neue Schalter eingebaut werden, arbeitet das Bürgerbüro an sechs Plätzen im Foyer. Bitte führen Sie Besprechungen dort nicht laut. Die Aufrufanlage zieht mit um.`,
  ],
  [
    'Termine bis zum Jahresende',
    -7,
    `- Dienstag, 18:30 Uhr: Gemeinderat im Großen Sitzungssaal
- Zweiter Mittwoch im Dezember: Personalversammlung
- 18. Dezember, 15:00 Uhr: Punsch im Hof
- 24. und 31. Dezember: Rathaus geschlossen`,
  ],
  [
    'Die Bürgermeisterin schreibt: Danke für den Herbst',
    -14,
    `Unwetterwarnung, Bahnrevision und eine Bürgerversammlung mit 300 Menschen in einer Woche: Das haben Sie ruhig und freundlich geschafft. Am Freitag steht in jeder Teeküche ein Kuchen.`,
  ],
  [
    'Neue Website: wer pflegt was?',
    -26,
    `Jedes Amt hat zwei Personen, die Inhalte ändern dürfen. Die Schulung dauert eine Stunde, das Handbuch 20 Seiten. Fragen beantwortet Marius Stollberg.`,
  ],
  [
    'Winterdienst: Bereitschaft ist eingeteilt',
    -37,
    `Der Plan gilt von November bis März. Wer tauscht, trägt es bis 12:00 Uhr des Vortags ein. Ab drei Zentimetern Schnee beginnt die Tour um 04:00 Uhr am Thermalbad.`,
    'bereitschaftsplan',
  ],
  [
    'Wahlhelferinnen und Wahlhelfer gesucht',
    -55,
    `Für die Wahl im Frühjahr brauchen wir 96 Personen. Wer hilft, bekommt einen freien Tag und das Erfrischungsgeld. Silke Pfrommer führt die Liste.`,
  ],
  [
    'Beschwerden: Antwort innerhalb von fünf Tagen',
    -90,
    `Auch wenn die Sache länger dauert: Innerhalb von fünf Arbeitstagen hört jede und jeder von uns, wer sich kümmert. Muster für Zwischenbescheide liegen im Archiv.`,
    'musterbriefe',
  ],
  [
    'Presseanfragen bitte nicht selbst beantworten',
    -125,
    `Leiten Sie Anrufe freundlich an Marius Stollberg weiter. Auskünfte zu Öffnungszeiten und Baustellen dürfen Sie natürlich geben.`,
  ],
  [
    'Leichte Sprache: unsere zwölf Regeln',
    -160,
    `Kurze Sätze, ein Gedanke, keine Abkürzung ohne Erklärung. Die Regeln haben wir mit der Werkstatt im Nachbartal geprüft; drei Mitglieder der Prüfgruppe lesen gern gegen.`,
    'leitfaden-sprache',
  ],
  [
    'Silberkarte für Beschäftigte beim Stadtfest',
    -215,
    `Wer beim Fest Dienst hat, fährt an beiden Tagen frei mit Bus und Bahn. Die Karten gibt die Tourist-Information gegen Unterschrift aus.`,
  ],
]
