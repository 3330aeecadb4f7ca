export { changeHooks } from './collection-hooks.ts'
export { globalChangeHooks } from './global-hooks.ts'
export { followMovedPage, rememberPaths } from './move-page.ts'
export { writersLock } from './record-change.ts'
