export { changeHooks } from './collection-hooks.ts'
export { globalChangeHooks } from './global-hooks.ts'
export { writersLock } from './record-change.ts'
