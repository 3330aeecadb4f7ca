export { Adresse } from './adresse.tsx'
export { Kontakt } from './kontakt.tsx'
