export { berlinTime } from './berlin-time.ts'
export { announcedAhead, holdingNow } from './deviating-hours.ts'
export { Oeffnungszeiten } from './oeffnungszeiten.tsx'
