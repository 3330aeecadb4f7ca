export { mountPartner } from './mount.ts'
