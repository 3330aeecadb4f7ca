export { isTypedInto, reloadOnMissingCode } from './reload-on-missing-code.ts'
