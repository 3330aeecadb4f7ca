import type { Page } from '../../content/index.ts'
import { galerieTitle } from '../galerie/index.ts'

/** Title of the part of a page that an address asks for, such as one picture; null for the page itself. */
export function partTitle({ blocks, seite }: Page, query: string): string | null {
  const gallery = blocks.find((block) => block.template === 'fotogalerie-detail')
  if (!gallery) return null
  return galerieTitle(gallery.context, new URLSearchParams(query), seite.sprache)
}
