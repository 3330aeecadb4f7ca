export { Teilen } from './teilen.tsx'
