import { use } from 'react'
import { useFormTexts } from './form-texts-context.ts'
import { PlaceMapContext } from './place-map-context.ts'
import { useHasScript } from './use-has-script.ts'

/**
 * What is said of an address beside which somebody may show the place as well: one of both is
 * needed. Null without a script, when there is only the address.
 */
export function useInsteadOfAddress(): { hint: string; fehlt: string } | null {
  const { instead } = useFormTexts().place
  const { karte, moving } = use(PlaceMapContext)
  const hasScript = useHasScript()
  if (!hasScript) return null
  return karte || moving ? instead.map : instead.device
}
