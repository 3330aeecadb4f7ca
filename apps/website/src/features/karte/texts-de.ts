/** Words about maps in German; `texts-en.ts` has the same keys by type. */
export const de = {
  ansicht: 'Ansicht',
  liste: 'Liste',
  karte: 'Karte',
  zurKarte: 'Zur Karte auf dieser Seite',
  titel: 'Karte der gefundenen Orte',
  twin: 'Die Orte der Karte als Liste',
  hinweis:
    'Die Nummern der Karte sind die der Liste. Ein Klick auf eine Nummer zeigt, wo der Ort liegt.',
  luftlinie: 'Entfernungen in Luftlinie.',
  quelle: (wer: string) => `Karte: ${wer}. Norden ist oben.`,
  norden: 'Norden ist oben.',
  beweglich: 'Bewegliche Karte',
  laden: 'Bewegliche Karte laden',
  laedt: 'Die bewegliche Karte wird geladen …',
  bereit: 'Die Karte lässt sich jetzt verschieben und vergrößern.',
  fehlt: 'Die bewegliche Karte lässt sich hier nicht zeigen. Bild und Liste zeigen dieselben Orte.',
  waehlen: {
    beschreibung:
      'Karte. Pfeiltasten verschieben sie, die Eingabetaste setzt den Punkt in ihre Mitte.',
    bereit:
      'Klicken oder tippen Sie auf die Stelle. Mit der Tastatur: Pfeiltasten verschieben die Karte, Plus und Minus ändern ihre Größe, die Eingabetaste setzt den Punkt in ihre Mitte.',
    fehlt:
      'Die bewegliche Karte lässt sich hier nicht zeigen. Ein Bild der Stadt oder eine Adresse genügen genauso.',
  },
  redaktion: {
    titel: 'Lage auf der Karte wählen',
    fehlt: 'Die Karte lässt sich hier nicht zeigen. Bitte tragen Sie die beiden Zahlen ein.',
    ohneKarte:
      'Diese Website hat keine eigene Karte, auf der sich ein Ort wählen lässt. Bitte tragen Sie die beiden Zahlen ein.',
  },
  groesser: 'Karte vergrößern',
  kleiner: 'Karte verkleinern',
  ganz: 'Ganze Karte',
  beschreibung: 'Karte. Pfeiltasten verschieben sie, Plus und Minus ändern ihre Größe.',
  zweiFinger: 'Mit zwei Fingern verschieben Sie die Karte',
  mitTaste: 'Mit gedrückter Strg-Taste vergrößern Sie die Karte',
  mitTasteMac: 'Mit gedrückter ⌘-Taste vergrößern Sie die Karte',
  zeigen: (nummer: number, name: string) => `Nummer ${nummer}: ${name} auf der Karte zeigen`,
  zeile: 'Mehr dazu in der Tabelle',
  nichtDrauf: 'Nicht auf der Karte.',
  vomBahnhof: (weit: string) => `${weit} vom Bahnhof`,
  vomKurpark: (weit: string) => `${weit} vom Kurpark`,
  amKurpark: 'am Kurpark',
  stufenlos: 'stufenloser Eingang',
  ohneLage: 'Wo das ist, erfahren Sie auf Anfrage.',
  zuViele: (meiste: number, alle: number) =>
    `Die Karte zeigt die ersten ${meiste} von ${alle} Einträgen. Bitte grenzen Sie die Suche ein.`,
}

/** Every word about maps. */
export type MapTexts = typeof de
