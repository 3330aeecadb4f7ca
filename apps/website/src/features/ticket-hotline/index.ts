export { TicketHours } from './ticket-hours.tsx'
