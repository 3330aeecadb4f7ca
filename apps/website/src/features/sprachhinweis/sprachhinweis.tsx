import type { Sprache } from '@kurstadt/contract'
import { useSprache, useTexts } from '../../i18n/index.ts'

/** Says on an English page that a text of it is there in German only; nothing where it is not. */
export function Sprachhinweis({ of }: { of: Sprache }) {
  const sprache = useSprache()
  const { page } = useTexts()
  return of === sprache ? null : <p lang={sprache}>{page.german}</p>
}
