export { staleLists, writeLists } from './lists.ts'
export { camelCase, pascalCase } from './spellings.ts'
