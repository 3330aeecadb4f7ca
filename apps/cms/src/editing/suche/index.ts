export { type InternalType, writeMissingInternal, writeNamingFiles } from './internal-texts.ts'
export { keepFindable } from './keep-findable.ts'
export { writePublic } from './texts.ts'
