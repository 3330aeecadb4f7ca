import type { Sprache } from '@kurstadt/contract'
import { useRathausTexts, useSprache } from '../../i18n/index.ts'

/** Says on an English page of the town hall that a text of it is there in German only; nothing where it is not. */
export function Sprachhinweis({ of }: { of: Sprache }) {
  const sprache = useSprache()
  const { nurDeutsch } = useRathausTexts()
  return of === sprache ? null : <p lang={sprache}>{nurDeutsch}</p>
}
