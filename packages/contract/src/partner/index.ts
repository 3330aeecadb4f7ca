export { partnerEmail } from './adresse.ts'
export { felderOf, type Gesendet, readPartner, schliessFelder, zeitFelder } from './lesen.ts'
export {
  type PartnerAnsicht,
  type PartnerAntwort,
  type PartnerTun,
  partnerAnsicht,
  partnerAntwort,
  partnerBlick,
  partnerCalls,
  partnerTun,
} from './partner.ts'
export { partnerPfade, partnerSeite } from './pfade.ts'
export {
  longestRemark,
  mostClosed,
  mostHours,
  type PartnerTyp,
  type PartnerWerte,
  partnerFelder,
  partnerTypen,
  partnerWerte,
} from './werte.ts'
