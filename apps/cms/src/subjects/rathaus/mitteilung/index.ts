export { alertEndpoints } from './endpoints.ts'
export { alertOperations, parts } from './parts.ts'
