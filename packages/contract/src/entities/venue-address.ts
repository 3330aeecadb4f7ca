import type { Adresse } from './adresse.ts'
import type { Termin } from './serie.ts'

const noAddress: Adresse = { gebaeude: null, strasse: null, plz: null, ort: null }

/**
 * Where an occurrence takes place, by the address of its event, which is that of the venue it was
 * planned for: of one that was moved elsewhere nothing is known (spec 3).
 */
export function venueAddressOf(
  { verlegt_von }: Pick<Termin, 'verlegt_von'>,
  planned: Adresse,
): Adresse {
  return verlegt_von === null ? planned : noAddress
}
