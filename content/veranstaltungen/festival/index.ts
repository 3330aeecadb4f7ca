import { saisonAm, saisonVon } from '../../saison.ts'
import type { Tag } from '../../tage.ts'
import type { VeranstaltungContent } from '../shape.ts'
import { folgendeSaison } from './folgende-saison.ts'
import { vorigeSaison } from './vorige-saison.ts'

/** The festival of last summer and that of the summer after the next; `rossini` is the next one. */
export function festivaljahre(heute: Tag): VeranstaltungContent[] {
  const jahr = Number(saisonAm(heute).jahr)
  return [
    ...vorigeSaison(saisonVon(String(jahr - 1), heute)),
    ...folgendeSaison(saisonVon(String(jahr + 1), heute)),
  ]
}
