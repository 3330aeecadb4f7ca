import { Temporal } from 'temporal-polyfill'

/** Today in Bad Silberbronn as `YYYY-MM-DD`. */
export function todayInBerlin(): string {
  return String(Temporal.Now.plainDateISO('Europe/Berlin'))
}
