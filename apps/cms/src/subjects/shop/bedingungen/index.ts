export { type Bedingungen, sellerLine, widerrufstexte } from './bedingungen.ts'
export { readTerms, standOf } from './read-terms.ts'
