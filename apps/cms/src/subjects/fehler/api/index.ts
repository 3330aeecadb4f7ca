export { mountErrors } from './mount.ts'
