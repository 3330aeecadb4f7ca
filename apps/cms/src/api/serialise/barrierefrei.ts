import type { Amt } from '@kurstadt/contract'
import type { AmtDoc } from '../../payload-types.ts'
import { textOrNull } from './values.ts'

/** Facts about access; what nobody has ticked is not confirmed. */
export function barrierefreiOf(stored: AmtDoc['barrierefrei']): Amt['barrierefrei'] {
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
