export { useTicketTexts } from './texts.ts'
export { TicketHours } from './ticket-hours.tsx'
