export { AktuellesCard } from './aktuelles-card.tsx'
