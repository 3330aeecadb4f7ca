export { OriginContext, Teilen } from './teilen.tsx'
