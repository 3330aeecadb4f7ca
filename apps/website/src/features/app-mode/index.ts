export { AppBar } from './app-bar.tsx'
export { AppHead } from './app-head.tsx'
export { AppModeContext } from './app-mode-context.ts'
