import { sprachen } from '@kurstadt/contract'
import { lieferarten, steuer, verkaeufer, zahlungsarten } from '@kurstadt/contract/shop'
import { z } from 'zod'

/** What stands on an invoice beside its number, as it was on the day of the order. */
export const rechnungsdaten = z.object({
  sprache: z.enum(sprachen),
  verkaeufer,
  konto: z
    .object({
      inhaber: z.string(),
      iban: z.string(),
      bic: z.string().nullable(),
      bank: z.string().nullable(),
    })
    .nullable(),
  /** Name and address, each a line; a small amount needs neither. */
  empfaenger: z.array(z.string()),
  positionen: z.array(
    z.object({
      titel: z.string(),
      groesse: z.string().nullable(),
      menge: z.number(),
      preis_cent: z.number(),
      mwst: z.number(),
    }),
  ),
  versand_cent: z.number(),
  summe_cent: z.number(),
  steuern: z.array(steuer),
  lieferung: z.enum(lieferarten),
  lieferzeit: z.number().nullable(),
  zahlung: z.enum(zahlungsarten),
  zahlbar_bis: z.string().nullable(),
})

/** What stands on an invoice beside its number. */
export type Rechnungsdaten = z.infer<typeof rechnungsdaten>

/** Who is billed, each a line. */
export function empfaengerOf(
  who: {
    vorname: string
    nachname: string
    strasse: string | null
    plz: string | null
    ort: string | null
    land: string
  },
  laender: Readonly<Record<string, string>>,
): string[] {
  const { land, nachname, ort, plz, strasse, vorname } = who
  const town = [plz, ort].filter(Boolean).join(' ')
  const country = land === 'DE' || town === '' ? '' : (laender[land] ?? land)
  return [`${vorname} ${nachname}`, strasse ?? '', town, country].filter((line) => line !== '')
}
