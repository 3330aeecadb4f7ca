import { daysLater } from '@kurstadt/contract/days'
import { berlinTime } from '../../lib/index.ts'
import type { Behaviour } from '../../ui/behaviour/index.ts'
import { readStay, usualStay } from './stay-dates.ts'

const nightsOf = (von: string, bis: string, heute: string) =>
  readStay(von, bis, heute).stay?.naechte ?? 6

/**
 * Keeps arrival and departure sensible: a page that is older than today begins with tomorrow all the
 * same, the departure follows the arrival, and no day before today can be sent.
 */
export const start: Behaviour<HTMLFormElement> = (form) => {
  const arrival = form.elements.namedItem('date_from')
  const departure = form.elements.namedItem('date_to')
  if (!(arrival instanceof HTMLInputElement && departure instanceof HTMLInputElement)) return
  const today = () => berlinTime(new Date()).slice(0, 10)
  let nights = nightsOf(arrival.value, departure.value, today())
  const setLimits = () => {
    const heute = today()
    arrival.min = heute
    const [, later = heute] = [heute, arrival.value].toSorted()
    departure.min = daysLater(later, 1)
  }
  /** What nobody has touched begins anew on a new day. */
  const moveOn = () => {
    const isUntouched =
      arrival.value === arrival.defaultValue && departure.value === departure.defaultValue
    if (isUntouched && arrival.value < today()) {
      const usual = usualStay(today())
      arrival.value = usual.von
      departure.value = usual.bis
    }
    setLimits()
  }
  arrival.addEventListener('change', () => {
    if (arrival.value === '') return
    if (departure.value <= arrival.value) departure.value = daysLater(arrival.value, nights)
    setLimits()
  })
  departure.addEventListener('change', () => {
    nights = nightsOf(arrival.value, departure.value, today())
  })
  arrival.required = true
  departure.required = true
  moveOn()
  window.addEventListener('pageshow', moveOn)
}
