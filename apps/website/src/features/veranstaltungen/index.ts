export { EventDays } from './event-days.tsx'
export { StatusBadge } from './status-badge.tsx'
export { VeranstaltungCard } from './veranstaltung-card.tsx'
export { Dates, Times, venueOf } from './when.tsx'
