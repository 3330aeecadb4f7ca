export {
  type BestellStand,
  bestellStaende,
  type Land,
  type Lieferart,
  laender,
  lieferarten,
  type Zahlungsart,
  zahlungsarten,
} from './arten.ts'
export { bestandOf, groessenOf, mostOf, mostPieces } from './bestand.ts'
export { versandkosten } from './versand.ts'
