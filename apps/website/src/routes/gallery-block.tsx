import type { Sprache } from '@kurstadt/contract'
import type { PageBlock } from '../content/index.ts'
import { SpracheContext } from '../i18n/index.ts'
import { RenderBlock } from '../templates/index.ts'
import styles from './gallery.module.css'

type GalleryBlockProps = { block: PageBlock; example: string; sprache: Sprache }

/** One example alone on its page, as tests and screenshots want it. */
export function GalleryBlock({ block, example, sprache }: GalleryBlockProps) {
  return (
    <SpracheContext value={sprache}>
      <title>{block.template}</title>
      <meta name="robots" content="noindex" />
      <main className={styles.example} data-template={block.template} lang={sprache}>
        <h1 className={styles.name}>{block.template}</h1>
        <h2 className={styles.name}>{example}</h2>
        <RenderBlock block={block} />
      </main>
    </SpracheContext>
  )
}
