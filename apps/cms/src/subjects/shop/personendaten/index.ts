export { carts } from './carts.ts'
export { orders } from './orders.ts'
export { withdrawals } from './withdrawals.ts'
