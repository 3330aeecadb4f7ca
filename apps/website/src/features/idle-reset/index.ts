export { IdleReset } from './idle-reset.tsx'
