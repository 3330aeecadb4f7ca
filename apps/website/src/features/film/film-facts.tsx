import type { Video } from '@kurstadt/contract'
import { joinFacts, useMediathekTexts } from '../../i18n/index.ts'
import { providerOf } from '../einbettung/index.ts'
import { formatDuration } from './duration.ts'

/** What is known of a film before it is played: length, sound, subtitles, whose it is. */
export function FilmFacts({ film, className }: { film: Video; className?: string | undefined }) {
  const words = useMediathekTexts().film
  const { dauer, untertitel, ton, dateien, url } = film
  const languages = untertitel.map((one) => words.languages[one]).join(words.and)
  const provider = dateien.length === 0 && url !== null ? providerOf(url) : null
  const facts = joinFacts([
    dauer === null ? null : words.duration(formatDuration(dauer)),
    ton ? null : words.silent,
    languages === '' ? null : words.subtitles(languages),
    provider === null ? null : words.at(provider),
  ])
  return facts && <p className={className}>{facts}</p>
}
