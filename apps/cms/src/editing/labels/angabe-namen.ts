import type { AngabeWas } from '../../wire/serialise/index.ts'

/** What of an office editors put into a text, by what it shows. */
export const angabeNamen: Record<AngabeWas, string> = {
  telefon: 'Telefon',
  email: 'E-Mail',
  adresse: 'Adresse',
  oeffnungszeiten: 'Öffnungszeiten',
}
