export type { Settings } from './settings.ts'
export { environmentWithFile, readSettings, root, variablesFor } from './settings.ts'
export type { Stack } from './stack.ts'
export { startStack } from './stack.ts'
