import { auflagen, type Jahrestag } from '../../kalender.ts'
import type { Tag } from '../../tage.ts'
import type { VeranstaltungContent } from '../shape.ts'

type Erzaehlt = 'titel' | 'kurztext' | 'text'
/** What one year has of its own: words always, anything else where it differs. */
export type Auflage = Pick<VeranstaltungContent, Erzaehlt> &
  Partial<Omit<VeranstaltungContent, 'neuerTermin'>> & {
    /** Days after `von`, for one that lasts or was put off. */
    tage?: number
    verschobenUm?: number
  }

/**
 * Something that comes back every year, each time with words of its own: last time, next time and
 * the time after, of which less is known yet.
 */
export function jaehrlich(
  heute: Tag,
  wann: Jahrestag,
  gemeinsam: Omit<VeranstaltungContent, Erzaehlt | 'von'> & { tage?: number },
  jahre: readonly [Auflage, Auflage, Auflage],
): VeranstaltungContent[] {
  return auflagen(heute, wann).flatMap(({ von }, index) => {
    const own = jahre[index]
    if (!own) return []
    const { tage, verschobenUm, ...event } = { ...gemeinsam, ...own }
    return [
      {
        ...event,
        von,
        ...(tage === undefined ? {} : { bis: von + tage }),
        ...(verschobenUm === undefined ? {} : { neuerTermin: { von: von + verschobenUm } }),
      },
    ]
  })
}
