import type { Tag } from '../tage.ts'
import { cafes } from './cafes.ts'
import { dienste } from './dienste.ts'
import { einkaufen } from './einkaufen.ts'
import { type Betrieb, eintragVon } from './eintrag.ts'
import { freizeit } from './freizeit.ts'
import { gasthaeuser } from './gasthaeuser.ts'
import { gesundheit } from './gesundheit.ts'
import { handwerk } from './handwerk.ts'
import { kultur } from './kultur.ts'
import { lebensmittel } from './lebensmittel.ts'
import { parken } from './parken.ts'
import type { BrancheneintragContent } from './shape.ts'
import { vereine } from './vereine.ts'

const betriebe: Betrieb[] = [
  ...kultur,
  ...parken,
  ...gasthaeuser,
  ...cafes,
  ...lebensmittel,
  ...gesundheit,
  ...einkaufen,
  ...handwerk,
  ...dienste,
  ...freizeit,
  ...vereine,
]

/** Every entry with its number: the given ones stay, the others get those that are free. */
function numbered(all: readonly Betrieb[]): (Betrieb & { nummer: number })[] {
  const given = new Set(all.flatMap(({ nummer }) => nummer ?? []))
  const free = all.map((_, index) => index + 1).filter((nummer) => !given.has(nummer))
  const rest = free.values()
  return all.map((one) => ({ ...one, nummer: one.nummer ?? rest.next().value ?? 0 }))
}

/** The business directory as it stands on a day, by number. */
export const brancheneintraegeAm = (heute: Tag): BrancheneintragContent[] =>
  numbered(betriebe)
    .map((one) => ({ ...eintragVon(one, heute), nummer: one.nummer }))
    .toSorted((a, b) => a.nummer - b.nummer)
