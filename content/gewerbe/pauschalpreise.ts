import type { Text } from '../texts.ts'
import type { HotelpreisContent, PauschaleContent } from './shape.ts'

/** A house of a price category: how much dearer it is than the cheapest of all. */
type Haus = { haus: string; stufe: number; hatWohnung?: boolean; anmerkung?: Text }

const zugang = {
  de: 'Zugang zum Badehaus im Preis enthalten',
  en: 'Access to the bath house included',
}

/** The six price categories with their eighteen houses (spec 9). */
const kategorien: Record<KategorieKey, { titel: Text; haeuser: Haus[] }> = {
  A: {
    titel: { de: 'Kurhotels am Badehaus', en: 'Spa hotels by the bath house' },
    haeuser: [
      { haus: 'quellenhof', stufe: 1.76, anmerkung: zugang },
      { haus: 'villa-marien', stufe: 1.68, anmerkung: zugang },
      { haus: 'parkhotel', stufe: 1.62, anmerkung: zugang },
    ],
  },
  B: {
    titel: { de: 'Hotels mit Sauna oder Bad', en: 'Hotels with sauna or bath' },
    haeuser: [
      { haus: 'waldhotel', stufe: 1.52 },
      { haus: 'badhotel', stufe: 1.4, anmerkung: zugang },
      { haus: 'bergblick', stufe: 1.34 },
    ],
  },
  C: {
    titel: { de: 'Häuser in der Altstadt', en: 'Houses in the old town' },
    haeuser: [
      { haus: 'zum-ratskeller', stufe: 1.3 },
      { haus: 'bahnhofshotel', stufe: 1.24 },
      { haus: 'gasthof-silberhirsch', stufe: 1.18 },
    ],
  },
  D: {
    titel: { de: 'Gasthöfe und Gästehäuser', en: 'Inns and guest houses' },
    haeuser: [
      { haus: 'haus-belcanto', stufe: 1.2 },
      { haus: 'zum-schwanen', stufe: 1.16, hatWohnung: true },
      { haus: 'landgasthof-linde', stufe: 1.12 },
    ],
  },
  E: {
    titel: { de: 'Pensionen', en: 'Small guest houses' },
    haeuser: [
      { haus: 'haus-tannenduft', stufe: 1.14, hatWohnung: true },
      { haus: 'pension-muehlbach', stufe: 1.1 },
      { haus: 'pension-lindenhof', stufe: 1.08 },
    ],
  },
  F: {
    titel: { de: 'Pensionen am Hang und Bauernhof', en: 'Hillside guest houses and farm' },
    haeuser: [
      {
        haus: 'ferienhof-straub',
        stufe: 1.05,
        hatWohnung: true,
        anmerkung: { de: 'Anreise freitags oder samstags', en: 'Arrival on Fridays or Saturdays' },
      },
      { haus: 'haus-abendsonne', stufe: 1.03, hatWohnung: true },
      { haus: 'pension-annemarie', stufe: 1 },
    ],
  },
}

/** Name of a price category. */
export type KategorieKey = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

function priceOf(
  { haus, stufe, hatWohnung, anmerkung }: Haus,
  { ab, naechte, lowest }: { ab: number; naechte: number; lowest: number },
): HotelpreisContent {
  const dz = Math.round((ab * stufe) / lowest)
  return {
    haus,
    dz,
    ez: dz + Math.round(naechte * 9 * stufe),
    ...(hatWohnung ? { fewo1: Math.round(dz * 1.28), fewo2: Math.round(dz * 1.04) } : {}),
    ...(anmerkung ? { anmerkung } : {}),
  }
}

/** Prices of a package by category and house; the cheapest double room costs exactly `ab`. */
export function preiseVon(
  keys: readonly KategorieKey[],
  { ab, naechte }: { ab: number; naechte: number },
): PauschaleContent['kategorien'] {
  const chosen = keys.map((key) => kategorien[key])
  const lowest = Math.min(...chosen.flatMap(({ haeuser }) => haeuser.map(({ stufe }) => stufe)))
  return chosen.map(({ titel, haeuser }) => ({
    titel,
    hotels: haeuser.map((haus) => priceOf(haus, { ab, naechte, lowest })),
  }))
}
