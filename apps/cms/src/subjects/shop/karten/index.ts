export { codeOf, type Gelesen, isSigned, readCode } from './code.ts'
export { hasCalledOff, kartenstandOf, orderedTicketsOf, ticketsOf } from './karten.ts'
export { readPlace, readTickets } from './read-karten.ts'
export { eventsOfOrder } from './verkaufte.ts'
