export type { Befund, Stand } from './befund.ts'
export { doorEndpoint, doorOperations } from './endpoints.ts'
export { pruefe } from './pruefen.ts'
export { readEvents, readStand, type Veranstaltung } from './stand.ts'
