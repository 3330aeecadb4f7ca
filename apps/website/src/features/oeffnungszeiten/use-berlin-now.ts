import { useSyncExternalStore } from 'react'
import { type BerlinTime, berlinTime } from './berlin-time.ts'

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000)
  return () => clearInterval(timer)
}

const now = () => berlinTime(new Date())
const onServer = () => null

/**
 * The current minute in Europe/Berlin, in the browser only: on the server it is null, because pages
 * are stored and a stored «now» would be wrong (reliability F13).
 */
export const useBerlinNow = (): BerlinTime | null =>
  useSyncExternalStore<BerlinTime | null>(everyMinute, now, onServer)
