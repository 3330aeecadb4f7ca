export { emptyBin } from './empty-bin.ts'
export { binHooks } from './hooks.ts'
