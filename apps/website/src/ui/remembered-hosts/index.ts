export { isRemembered, onChoice, remember } from './remembered-hosts.ts'
