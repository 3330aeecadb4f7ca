export type { Bedingungen } from './bedingungen.ts'
export { readTerms, standOf } from './read-terms.ts'
