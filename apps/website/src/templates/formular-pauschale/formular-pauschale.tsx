import { MailRequest, RequestForm } from '../../features/anfragen/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './formular-pauschale.module.css'

/** Gäste fragen eine Pauschale in einem Hotel an (spec 2.6, 5). */
export function FormularPauschale({ block: { options } }: ViewProps<'formular-pauschale'>) {
  const above = { title: options.titel, intro: options.einleitung }
  return (
    <div className={styles.frame}>
      {options.anfrageart === 'email' ? (
        <MailRequest {...above} />
      ) : (
        <RequestForm name="pauschale" office="tourismus" {...above} />
      )}
    </div>
  )
}
