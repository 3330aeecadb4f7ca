import { offeneDatenPfade } from '@kurstadt/contract/offene-daten'
import type { PageBlock } from '../../content/index.ts'
import { useOpenDataTexts } from './texts.ts'

type Props = { blocks: readonly PageBlock[]; origin: string }

/** Leads programs that read a page about open data to the catalogue. */
export function CatalogueLink({ blocks, origin }: Props) {
  const { catalogue } = useOpenDataTexts()
  if (!blocks.some(({ template }) => template === 'offene-daten')) return null
  return (
    <link
      rel="alternate"
      type="application/ld+json"
      title={catalogue.link}
      href={origin + offeneDatenPfade.katalog}
    />
  )
}
