import type { TextZeile } from '../shape.ts'

/** The building, the canteen, cars. */
export const haus: readonly TextZeile[] = [
  [
    'Kantine: Speiseplan dieser Woche',
    -2,
    `- Montag: Linsen mit Spätzle, auch ohne Saiten
- Dienstag: Kürbiscurry mit Reis
- Mittwoch: Kantine geschlossen
- Donnerstag: Forelle aus dem Silbertal, Kartoffeln
- Freitag: Maultaschen in der Brühe

Das Essen kostet 5,20 Euro, für Auszubildende 3,50 Euro.`,
  ],
  [
    'Kantine: mittwochs bleibt die Küche kalt',
    -31,
    `Weil das Rathaus mittwochs geschlossen ist, lohnt sich das Kochen nicht. Im Kühlregal stehen Suppen und Salate; bezahlt wird mit der Zeitkarte.`,
  ],
  [
    'Heizung: 19 Grad und wie Sie damit zurechtkommen',
    -22,
    `In den Büros regeln wir auf 19 Grad, in Fluren auf 16. Lüften Sie kurz und quer. Wer trotzdem friert, meldet sich bei Andreas Strobel: Oft klemmt nur das Ventil.`,
  ],
  [
    'Dienstwagen: zwei neue mit Strom',
    -58,
    `Beide stehen im Hof der Stadtwerke. Gebucht wird im Kalender, geladen nach jeder Fahrt unter 50 Prozent. Der Schlüssel liegt im Kasten, der Code ist die Nummer Ihrer Zeitkarte.`,
    'dienstwagen',
  ],
  [
    'Parken hinter dem Rathaus',
    -84,
    `Von den 22 Plätzen sind sechs für Menschen mit Behinderung und für Fahrgemeinschaften frei zu halten. Wer allein kommt, parkt bitte im Parkhaus am Kurpark; die Monatskarte kostet 18 Euro.`,
  ],
  [
    'Schließanlage: Schlüssel werden Karten',
    -112,
    `Bis Ostern bekommen alle Türen Leser. Ihre Zeitkarte öffnet dann auch das Büro. Verlorene Karten sperrt die Pforte sofort, auch am Wochenende.`,
  ],
  [
    'Brandschutz: wer im Ernstfall Weste trägt',
    -140,
    `Auf jedem Stock gibt es zwei Helferinnen oder Helfer. Sie prüfen Toiletten und Besprechungsräume und melden sich am Marktbrunnen. Die Liste hängt neben dem Aufzug.`,
    'brandschutz',
  ],
  [
    'Fundstücke im Haus',
    -172,
    `In der Teeküche im ersten Stock liegen drei Brotdosen, ein Kinderhandschuh und ein Schirm mit Holzgriff. Was Ende des Monats noch da ist, geht ins Fundbüro.`,
  ],
  [
    'Besprechungsräume richtig buchen',
    -205,
    `Bitte geben Sie Personenzahl und Technik an und löschen Sie, was ausfällt. Vor Sitzungen des Gemeinderats ist der Große Saal ab 15:00 Uhr belegt.`,
  ],
  [
    'Mülltrennung: Kaffeesatz ist kein Restmüll',
    -255,
    `Auf jedem Stock steht jetzt ein Eimer für Bioabfall. Die Stadtgärtnerei holt ihn montags und donnerstags und düngt damit die Beete am Rathaus.`,
  ],
]
