export { importEndpoints } from './endpoints.ts'
