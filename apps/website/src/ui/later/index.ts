export { later, type Start } from './later.ts'
