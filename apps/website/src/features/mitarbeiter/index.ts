export { MitarbeiterCard } from './mitarbeiter-card.tsx'
