export { partnerEmail } from './adresse.ts'
export {
  bildReihe,
  erstesFeld,
  type Foto,
  fotoReihe,
  rechtFeld,
  rowNumbers,
} from './bilder.ts'
export { felderOf, isSamePeriod, readPartner, schliessFelder, zeitFelder } from './lesen.ts'
export {
  type PartnerAnsicht,
  type PartnerAntwort,
  type PartnerBildansicht,
  type PartnerTun,
  partnerAnsicht,
  partnerAntwort,
  partnerBlick,
  partnerCalls,
  partnerTun,
} from './partner.ts'
export { partnerPfade, partnerSeite } from './pfade.ts'
export type { Gesendet } from './reading.ts'
export {
  longestRemark,
  mostClosed,
  mostFields,
  mostHours,
  mostPictures,
  mostSent,
  type PartnerBild,
  type PartnerTyp,
  type PartnerWerte,
  partnerFelder,
  partnerTypen,
  partnerWerte,
} from './werte.ts'
