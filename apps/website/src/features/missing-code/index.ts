export { reloadOnMissingCode } from './reload-on-missing-code.ts'
