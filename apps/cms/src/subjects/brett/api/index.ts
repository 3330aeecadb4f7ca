export { mountBoard } from './mount.ts'
