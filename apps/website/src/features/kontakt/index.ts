export { Adresse } from './adresse.tsx'
export { Kontakt } from './kontakt.tsx'
export { mapHref } from './map-href.ts'
