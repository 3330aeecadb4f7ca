export { inTransaction, sql } from './in-transaction.ts'
