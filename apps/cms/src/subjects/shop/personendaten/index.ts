export { carts } from './carts.ts'
export { orders } from './orders.ts'
export { lastPaper, stillRuns } from './still-runs.ts'
export { withdrawals } from './withdrawals.ts'
