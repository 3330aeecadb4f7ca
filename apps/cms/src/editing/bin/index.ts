export { emptyBin } from './empty-bin.ts'
export { binHooks, staysOut } from './hooks.ts'
