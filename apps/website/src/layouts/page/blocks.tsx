import type { Slot } from '@kurstadt/contract'
import type { PageBlock } from '../../content/index.ts'
import { RenderBlock } from '../../templates/index.ts'
import styles from './page-layout.module.css'

/** Blocks of one slot in the editor's order. */
export function Blocks({ blocks, slot }: { blocks: readonly PageBlock[]; slot: Slot }) {
  const own = blocks.filter((block) => block.slotName === slot)
  return Array.from(own.entries(), ([place, block]) => (
    <div
      key={`${block.template}-${place}`}
      className={slot === 'content' ? styles.block : styles.sideBlock}
      data-template={block.template}
    >
      <RenderBlock block={block} />
    </div>
  ))
}
