import type { Sprache } from '@kurstadt/contract'
import { createContext, use } from 'react'
import type { Texts } from './de.ts'
import { textsIn } from './load-texts.ts'

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

/** Words of the interface in the language of the page; waits for them when they are not here yet. */
export function useTexts(): Texts {
  const texts = textsIn(use(SpracheContext))
  return texts instanceof Promise ? use(texts) : texts
}

/** Language of a path by its prefix (spec 4: the URL prefix decides); German for anything else. */
export const spracheOfPath = (path: string): Sprache => (/^\/en(\/|$)/.test(path) ? 'en' : 'de')

/** The other language of the site. */
export const otherSprache = (sprache: Sprache): Sprache => (sprache === 'de' ? 'en' : 'de')
