export { dropShared, keepShared } from './hooks.ts'
export { keepAllOparl, keepOparl } from './keep.ts'
