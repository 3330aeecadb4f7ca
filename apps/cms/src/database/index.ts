export { inTransaction, sql } from './in-transaction.ts'
export { surviveLostConnections } from './survive.ts'
