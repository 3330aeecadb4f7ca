'use client'
import type { FailedWords } from './failed-words.ts'
import styles from './failure-notice.module.css'
import type { Notice } from './guard-view.ts'

function ErrorNumber({ number }: { number: string }) {
  return (
    <p>
      Der Fehler steht im Verzeichnis „Fehler der Website“. Nennen Sie der Administration diese
      Fehlernummer: <strong>{number}</strong>
    </p>
  )
}

function WaysOn({ href, label }: NonNullable<FailedWords['back']>) {
  return (
    <>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          Noch einmal versuchen
        </button>
      </p>
      <p>
        <a href={href}>{label}</a>
      </p>
    </>
  )
}

/** What an editor sees in place of a view that failed, and how they get on. */
export function FailureNotice({ title, what, back, number }: Notice) {
  // In a window above a form the main part of the page is that form.
  const Part = back === undefined ? 'div' : 'main'
  return (
    <Part className="template-minimal template-minimal--width-normal">
      <div className={`template-minimal__wrap ${styles.notice}`}>
        <h1>{title}</h1>
        <p>{what}</p>
        {number !== null && <ErrorNumber number={number} />}
        {back === undefined ? (
          <p>Schließen Sie dieses Fenster mit der Taste Esc und öffnen Sie es noch einmal.</p>
        ) : (
          <WaysOn {...back} />
        )}
      </div>
    </Part>
  )
}
