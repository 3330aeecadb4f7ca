import type { AngabeWas, PreisArt } from '../../wire/serialise/index.ts'

/** What of an office editors put into a text, by what it shows. */
export const angabeNamen: Record<AngabeWas, string> = {
  telefon: 'Telefon',
  email: 'E-Mail',
  adresse: 'Adresse',
  oeffnungszeiten: 'Öffnungszeiten',
}

/** Which price of an entry. */
export const preisNamen: Record<PreisArt, string> = {
  preis: 'Preis',
  erwachsene: 'Fahrpreis für Erwachsene',
  kinder: 'Fahrpreis für Kinder',
  familie: 'Familienkarte',
}
