export { reloadedAt, reloadOnMissingCode } from './reload-on-missing-code.ts'
