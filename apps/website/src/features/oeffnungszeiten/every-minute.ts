import { type BerlinTime, berlinTime } from '../../lib/index.ts'

type Act = (now: BerlinTime) => void

const minute = 60_000
const acts: Act[] = []

/**
 * Acts now and with every minute, on what clocks in Europe/Berlin show; one timer for all. A page
 * that comes back from behind others, or out of the browser's memory, has stood still meanwhile.
 */
export function everyMinute(act: Act): void {
  act(berlinTime(new Date()))
  acts.push(act)
  if (acts.length > 1) return
  setInterval(tick, minute)
  window.addEventListener('pageshow', tick)
  document.addEventListener('visibilitychange', tick)
}

function tick(): void {
  const now = berlinTime(new Date())
  for (const act of acts) act(now)
}
