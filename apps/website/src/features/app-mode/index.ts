export { AppHead } from './app-head.tsx'
