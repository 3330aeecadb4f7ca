/** Words about parking in German; `texts-en.ts` has the same keys by type. */
export const de = {
  noneHint: 'Ob der Parkplatz offen und noch etwas frei ist, zeigt die Tafel an der Einfahrt.',
  empty: 'Zurzeit sind hier keine Parkplätze eingetragen.',
  at: 'Stand',
  access: 'Stufenlos erreichbar',
  stepFree: 'stufenlos erreichbar',
  map: 'Auf der Karte zeigen',
  mapOf: (titel: string) => `Auf der Karte zeigen: ${titel}`,
  otherMapOf: (titel: string) => `Auf der Karte zeigen: ${titel} (OpenStreetMap)`,
  simulation:
    'Diese Zahlen sind erfunden: Die Beispielstadt hat keine Zähler und rechnet sich aus, wie voll es um diese Zeit sein könnte.',
  title: 'Freie Parkplätze',
}

/** Every word about parking. */
export type ParkingTexts = typeof de
