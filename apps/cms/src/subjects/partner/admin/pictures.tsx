'use client'
import styles from './partner.module.css'
import type { ShownPicture } from './use-partner.ts'

type PicturesProps = { count: string; pictures: readonly ShownPicture[] }

function Picture({ gross, istNeu, vorschau, worte }: ShownPicture) {
  const [what = ''] = worte
  // biome-ignore lint/performance/noImgElement: the back office serves small files itself.
  const likeness = vorschau !== null && <img src={vorschau} alt={what} />
  return (
    <li>
      {gross === null ? (
        likeness
      ) : (
        <a href={gross} target="_blank" rel="noreferrer">
          {likeness || what}
          <span className={styles.unseen}> (in voller Größe, neues Fenster)</span>
        </a>
      )}
      <span>
        {istNeu && 'Neu: '}
        {worte.join('\n')}
      </span>
    </li>
  )
}

/** How many pictures there are, and each of them in order; the first is the one that lists show. */
export function Pictures({ count, pictures }: PicturesProps) {
  return (
    <>
      {count}
      <ol className={styles.pictures}>
        {pictures.map((one) => (
          <Picture key={one.id} {...one} />
        ))}
      </ol>
    </>
  )
}
