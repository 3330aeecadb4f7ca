export { IdleReset } from './idle-reset.tsx'
export { isKiosk } from './is-kiosk.ts'
