export { type Column, type Columns, columns } from './columns.ts'
export { importEndpoints } from './endpoints.ts'
