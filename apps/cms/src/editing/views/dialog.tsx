'use client'
import { Button } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  /** Words of the button that does it; none once it is done. */
  act: string | null
  isBusy: boolean
  problem: string | null
  onAct: (form: FormData) => void
  onClose: () => void
  children: ReactNode
}

/** A question with a form of its own; the browser keeps the focus in it and gives it back. */
export function Dialog({ title, act, isBusy, problem, onAct, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // The form of the entry is an ancestor for React, although not for the browser.
          event.stopPropagation()
          onAct(new FormData(event.currentTarget))
        }}
      >
        <h2 id={heading}>{title}</h2>
        {children}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.buttons}>
          {act !== null && (
            <Button type="submit" margin={false} disabled={isBusy}>
              {act}
            </Button>
          )}
          <Button type="button" buttonStyle="secondary" margin={false} onClick={close}>
            {act === null ? 'Schließen' : 'Abbrechen'}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
