export { PartnerAway, PartnerEnded, PartnerEntry } from './partner-entry.tsx'
export { partnerTexts } from './texts.ts'
