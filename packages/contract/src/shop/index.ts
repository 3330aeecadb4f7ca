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
export {
  type BestellSchritt,
  type Bestellung,
  bestellSchritte,
  bestellung,
  bestellungFrage,
  papierFrage,
  papiername,
} from './bestellung.ts'
export {
  angaben,
  type BestellAntwort,
  type BestellFrage,
  bestellAntwort,
  bestellFrage,
  type KasseAntwort,
  type KasseFrage,
  kasseAntwort,
  kasseFrage,
  steuer,
  type Uebersicht,
  type Verkaeufer,
  verkaeufer,
} from './kasse.ts'
export {
  type Angebot,
  isFree,
  type Kasse,
  type KasseFeld,
  kasseFelder,
  kasseSchema,
  kleinbetrag,
  needsAddress,
} from './kasse-felder.ts'
export { eigeneShopseite, shopPfade, zahlungMeldePfad } from './pfade.ts'
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
export {
  type WiderrufAntwort,
  type WiderrufFrage,
  widerrufAntwort,
  widerrufFrage,
} from './widerruf.ts'
export {
  type Widerruf,
  type WiderrufFeld,
  widerrufFelder,
  widerrufSchema,
} from './widerruf-felder.ts'
export {
  type ZahlungAntwort,
  type ZahlungFrage,
  zahlungAntwort,
  zahlungFrage,
  zahlungsnummer,
} from './zahlung.ts'
