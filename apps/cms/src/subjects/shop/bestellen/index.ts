export type { Anlage } from './kept-order.ts'
export { nummerIn, referenzOf } from './referenz.ts'
export { takeOrder } from './take-order.ts'
