export { centsOf, euroText, validateCents } from './euro.ts'
