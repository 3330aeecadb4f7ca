export { berlinTime } from './berlin-time.ts'
export { announcedAhead, holdingNow } from './deviating-hours.ts'
export { Oeffnungszeiten, OeffnungszeitenInBrief } from './oeffnungszeiten.tsx'
export { useBerlinNow } from './use-berlin-now.ts'
