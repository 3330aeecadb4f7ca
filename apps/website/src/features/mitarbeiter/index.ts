export { MitarbeiterCard } from './mitarbeiter-card.tsx'
export { nameOf } from './name-of.ts'
