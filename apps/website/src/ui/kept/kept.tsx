import { type ComponentProps, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { SpracheContext, useSprache } from '../../i18n/index.ts'
import { type Address, AddressContext } from '../link/index.ts'
import { keptIn, numberOf } from './kept-html.ts'

type KeptProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** The element whose content is kept. */
  as?: 'div' | 'nav' | 'section'
  /** What the part is called: two parts of one name are the same where they are made of the same. */
  name: string
  /** Objects that the part is made of, such as answers of the content API: changed ones are others. */
  of: readonly (object | null | undefined)[]
  /** The page as far as the part looks at it (`placeAmong`); without it the part may not ask for it. */
  path?: string | undefined
  children: ReactNode
}

/** Where a part stands, as far as it is told; to ask for more is a mistake. */
const placeOf = (name: string, path: string | undefined): Address => ({
  get path() {
    if (path === undefined) throw new Error(`${name} is kept for all pages and asks for its path`)
    return path
  },
  get query(): never {
    throw new Error(`${name} is kept and asks for the query of its page`)
  },
})

/**
 * An element whose content many pages have alike, as head, menu and foot: it is rendered once for what
 * it is made of, in each language, and then taken as HTML. It is rendered by itself, so that it knows
 * nothing of the page but language and `path`; what reads another context provides it inside. No
 * names of `useId`, no islands and no pictures that are fetched first may stand in it.
 */
export function Kept({ as = 'div', name, of, path, children, ...rest }: KeptProps) {
  const sprache = useSprache()
  const key = `${name} ${sprache} ${path ?? '-'} ${of.map(numberOf).join()}`
  // What React has just rendered and escaped itself.
  const html = keptIn(key, () =>
    renderToString(
      <AddressContext value={placeOf(name, path)}>
        <SpracheContext value={sprache}>{children}</SpracheContext>
      </AddressContext>,
    ),
  )
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: html } })
}
