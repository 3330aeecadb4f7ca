export { inTransaction, sql } from './in-transaction.ts'
export { requestMemory } from './request-memory.ts'
export { surviveLostConnections } from './survive.ts'
