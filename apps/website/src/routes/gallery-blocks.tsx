import type { Sprache } from '@kurstadt/contract'
import type { PageBlock } from '../content/index.ts'
import { OpeningHoursIdContext } from '../features/opening-hours-id/index.ts'
import { SpracheContext } from '../i18n/index.ts'
import { RenderBlock } from '../templates/index.ts'
import { GallerySection } from './gallery-section.tsx'

/** A block and the name of its example. */
export type NamedBlock = { example: string; block: PageBlock }

type GalleryBlocksProps = { blocks: readonly NamedBlock[]; sprache: Sprache }

/** Examples of templates below each other, or one alone. */
export function GalleryBlocks({ blocks, sprache }: GalleryBlocksProps) {
  return (
    <SpracheContext value={sprache}>
      {blocks.map(({ block, example }) => (
        <GallerySection
          key={`${block.template}/${example}`}
          name={block.template}
          example={example}
        >
          <div data-template={block.template}>
            <OpeningHoursIdContext value={blocks.length > 1 ? `${block.template}-${example}` : ''}>
              <RenderBlock block={block} />
            </OpeningHoursIdContext>
          </div>
        </GallerySection>
      ))}
    </SpracheContext>
  )
}
