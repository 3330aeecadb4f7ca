export { Hinweise } from './hinweise.tsx'
