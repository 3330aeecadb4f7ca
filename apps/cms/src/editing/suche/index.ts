export { keepFindable } from './keep-findable.ts'
export { longestPart, writeEverything } from './texts.ts'
