export { changeHooks } from './collection-hooks.ts'
export { globalChangeHooks } from './global-hooks.ts'
