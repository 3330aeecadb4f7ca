export { startAppMode } from './app-mode.later.ts'
