export { addressTables } from './address-columns.ts'
export { contents } from './part.ts'
