export { type Vorgang, vorgaenge } from './vorgaenge.ts'
export { type Entry, writeAuditLog } from './write-audit-log.ts'
