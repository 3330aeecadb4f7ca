import type { Sprache } from '@kurstadt/contract'
import { createContext, use } from 'react'

/** Language of everything below; German unless a provider says otherwise. */
export const SpracheContext = createContext<Sprache>('de')

/** Language of the page. */
export const useSprache = (): Sprache => use(SpracheContext)

/**
 * The `lang` of a text that is written in this language: nothing where it is the page's own. It
 * stands at the text, never around words of ours (WCAG 3.1.2).
 */
export function useLang(of: Sprache): Sprache | undefined {
  return of === useSprache() ? undefined : of
}
