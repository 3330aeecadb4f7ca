export { collectionOperations, importEndpoints } from './endpoints.ts'
