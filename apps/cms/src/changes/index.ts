export { changeHooks, entryTags, type TagsOf } from './collection-hooks.ts'
export { globalChangeHooks } from './global-hooks.ts'
export { NewerVersionError } from './refuse-overwrite.ts'
