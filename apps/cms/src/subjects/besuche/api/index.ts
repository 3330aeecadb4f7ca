export { mountVisits } from './mount.ts'
