export { IdleReset } from './idle-reset.tsx'
export { isKiosk } from './kiosk-mode.ts'
