export { centsOf, decimalText, euroText, validateCents } from './euro.ts'
