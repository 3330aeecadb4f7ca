import { useMediathekTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import styles from './viewer.module.css'

/**
 * The dialogue in which pictures of a gallery are looked at one after the other. It is empty: it
 * shows the pages of the pictures (`viewer.behaviour.ts`), which lead on where it cannot open.
 */
export function Viewer({ titel }: { titel: string }) {
  const words = useMediathekTexts().galerie
  return (
    <dialog className={styles.viewer} data-behaviour="viewer" aria-label={words.viewer(titel)}>
      <div className={styles.bar}>
        <p className={styles.place} role="status" data-place />
        <form method="dialog">
          <button type="submit" className={styles.button}>
            {words.close}
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className={styles.stage} data-stage>
        <p className={styles.loading}>{words.loading}</p>
      </div>
      <div className={styles.steps}>
        <button type="button" className={styles.button} data-step="-1">
          <Icon name="arrow-left" />
          {words.previous}
        </button>
        <button type="button" className={styles.button} data-step="1">
          {words.next}
          <Icon name="arrow-right" />
        </button>
      </div>
    </dialog>
  )
}
