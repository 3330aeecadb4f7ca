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
export { eigeneShopseite, shopPfade } from './pfade.ts'
export { versandkosten } from './versand.ts'
export {
  geheimnis,
  type KorbAntwort,
  type KorbFrage,
  type KorbProblem,
  korbAntwort,
  korbFrage,
  korbProbleme,
  longestAnmerkung,
  mostPositions,
  positionHinweise,
  shopCalls,
  type Warenkorb,
  type WarenkorbPosition,
  warenkorb,
} from './warenkorb.ts'
