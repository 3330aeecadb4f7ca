export { mountAbos } from './mount.ts'
