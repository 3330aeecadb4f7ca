import type { Barrierefrei } from '@kurstadt/contract'
import type { BrancheneintragDoc } from '../../payload-types.ts'
import { textOrNull } from './values.ts'

/** Facts about access. */
export function barrierefreiOf(stored: BrancheneintragDoc['barrierefrei']): Barrierefrei {
  return {
    stufenlos: stored?.stufenlos === true,
    toilette: stored?.toilette === true,
    aufzug: stored?.aufzug === true,
    parkplatz: stored?.parkplatz === true,
    hoeranlage: stored?.hoeranlage === true,
    assistenzhund: stored?.assistenzhund === true,
    hinweis: textOrNull(stored?.hinweis),
  }
}
