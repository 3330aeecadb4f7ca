export { Adresse } from './adresse.tsx'
export { contactPage } from './contact-page.ts'
export { Kontakt } from './kontakt.tsx'
export { mapHref } from './map-href.ts'
