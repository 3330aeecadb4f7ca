import type { Behaviour } from '../../ui/behaviour/index.ts'
import { everyMinute } from '../oeffnungszeiten/index.ts'
import { fromAttribute, nextInWords } from './when-words.ts'

/** Says «Morgen: Restmüll» in the place of the date, with every minute; pages are stored for days. */
export const start: Behaviour = (line) => {
  const days = fromAttribute(line.dataset.termine ?? '')
  const sprache = line.dataset.sprache === 'en' ? 'en' : 'de'
  everyMinute((now) => {
    const text = nextInWords(days, now.slice(0, 10), sprache)
    line.hidden = text === null
    if (text !== null && line.textContent !== text) line.textContent = text
  })
}
