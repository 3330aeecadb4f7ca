export { type Packliste, type Paket, packlisteOf, type Summe } from './packliste.ts'
export { readPackOrders } from './read-orders.ts'
