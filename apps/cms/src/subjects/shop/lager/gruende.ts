/** Why the stock of an article changed. */
export const bewegungsgruende = {
  anfang: 'Anfangsbestand',
  verkauf: 'Verkauft',
  storno: 'Storniert',
  ruecklauf: 'Zurückgekommen',
  zugang: 'Zugang',
  korrektur: 'Nach Zählung berichtigt',
} as const

/** One of these reasons. */
export type Bewegungsgrund = keyof typeof bewegungsgruende
