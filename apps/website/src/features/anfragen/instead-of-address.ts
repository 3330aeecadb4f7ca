import { use } from 'react'
import { useSprache } from '../../i18n/index.ts'
import { PlaceMapContext } from './place-map-context.ts'
import { useHasScript } from './use-has-script.ts'
import { formTexts } from './words.ts'

/**
 * What is said of an address beside which somebody may show the place as well: one of both is
 * needed. Null without a script, when there is only the address.
 */
export function useInsteadOfAddress(): { hint: string; fehlt: string } | null {
  const { instead } = formTexts[useSprache()].place
  const karte = use(PlaceMapContext)
  const hasScript = useHasScript()
  if (!hasScript) return null
  return karte ? instead.map : instead.device
}
