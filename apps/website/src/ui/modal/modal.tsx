import type { ReactNode } from 'react'
import { classNames } from '../../lib/index.ts'
import { Icon } from '../icon/index.ts'
import { usePartTexts } from '../part-texts/index.ts'
import styles from './modal.module.css'

type ModalProps = {
  /** What a `ModalLink` names; also its place in the address. */
  id: string
  title: string
  /** Language of the title, where it is not the page's. */
  lang?: string | undefined
  /** `narrow` for a question, `wide` for pictures and films. */
  size?: 'narrow' | 'normal' | 'wide'
  /** Called after it has closed, however that came. */
  onClose?: () => void
  children: ReactNode
}

/** Id of the heading of a dialog, for what within need not repeat it. */
export const modalTitleId = (id: string): string => `${id}-title`

/**
 * A dialog over the page: Esc, the button and a click beside it close it, the focus goes back to
 * the link that opened it, the page behind stands still. Without JavaScript it is a part of the
 * page that its address shows.
 */
export function Modal({ id, title, lang, size = 'normal', onClose, children }: ModalProps) {
  const texts = usePartTexts()
  return (
    <dialog
      id={id}
      data-behaviour="modal"
      className={classNames(styles.modal, styles[size])}
      aria-labelledby={modalTitleId(id)}
      onClose={onClose}
    >
      <div className={styles.head}>
        <form method="dialog">
          <button type="submit" className={styles.close}>
            {texts.modal.close}
            <Icon name="close" />
          </button>
        </form>
        <h2 id={modalTitleId(id)} className={styles.title} lang={lang}>
          {title}
        </h2>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
