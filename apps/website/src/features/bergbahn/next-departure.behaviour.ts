import type { Behaviour } from '../../ui/behaviour/index.ts'
import { everyMinute } from '../oeffnungszeiten/index.ts'
import { nextDeparture } from './next-departure.ts'
import { nextDepartureText } from './next-departure-words.ts'

const directionOf = (written: string | undefined) =>
  written === 'berg' || written === 'tal' ? written : 'beide'

/** Says with every minute when the next car goes, in the place of the first and last of the day. */
export const start: Behaviour = (line) => {
  const { tag = '', zeiten = '', wieder = '' } = line.dataset
  const [wiederTag, wiederZeit] = wieder.split('T')
  const departures = {
    tag,
    zeiten: zeiten.split(' '),
    wieder: wiederTag && wiederZeit ? { tag: wiederTag, zeit: wiederZeit } : null,
  }
  const richtung = directionOf(line.dataset.richtung)
  const sprache = line.dataset.sprache === 'en' ? 'en' : 'de'
  everyMinute((now) => {
    const next = nextDeparture(departures, now, Date.now())
    const text = nextDepartureText(next, { sprache, richtung })
    if (line.textContent !== text) line.textContent = text
  })
}
