export { type Day, groupByDay } from './group-by-day.ts'
export { StatusBadge } from './status-badge.tsx'
export { VeranstaltungCard } from './veranstaltung-card.tsx'
export { Dates, Times, venueOf } from './when.tsx'
