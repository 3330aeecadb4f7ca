import type { Sprache } from '@kurstadt/contract'
import type { PageBlock } from '../content/index.ts'
import { SpracheContext } from '../i18n/index.ts'
import { RenderBlock } from '../templates/index.ts'
import styles from './gallery.module.css'

/** One example alone on its page, as tests and screenshots want it. */
export function GalleryBlock({ block, sprache }: { block: PageBlock; sprache: Sprache }) {
  return (
    <SpracheContext value={sprache}>
      <title>{block.template}</title>
      <meta name="robots" content="noindex" />
      <main className={styles.example} data-template={block.template} lang={sprache}>
        <h1 className={styles.name}>{block.template}</h1>
        <RenderBlock block={block} />
      </main>
    </SpracheContext>
  )
}
