import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { type Comparison, compareVersion } from '../../editing/versions/index.ts'
import { shownBy } from './owner-of.ts'
import { RestoreButton } from './restore-button.tsx'
import { StepNav } from './step-nav.tsx'
import styles from './versions.module.css'

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** The number of the version at the end of the address. */
function asked({ params }: DocumentViewServerProps): string | null {
  const last = params?.segments?.at(-1)
  return last !== undefined && /^[\w-]+$/.test(last) ? last : null
}

function Changes({ title, changes }: { title: string; changes: Comparison['changes']['de'] }) {
  if (changes.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <table className={`${styles.table} ${styles.compared}`}>
        <thead>
          <tr>
            <th scope="col">Feld</th>
            <th scope="col">In dieser Fassung</th>
            <th scope="col">Jetzt</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ feld, before, after }) => (
            <tr key={feld}>
              <th scope="row">{feld}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** An older version beside what is there now, in German words, and the way back to it (E12). */
export async function VersionView(props: DocumentViewServerProps) {
  const [shown, id] = [shownBy(props), asked(props)]
  if (shown === null || id === null) return notFound()
  const { req } = props.initPageResult
  const compared = await compareVersion(req, shown.owner, id)
  if (compared === null) return notFound()
  const { zeit, wer, changes } = compared
  const isSame = changes.de.length === 0 && changes.en.length === 0
  return (
    <main className={styles.versions}>
      <StepNav page={props.initPageResult} name={shown.name} view="Version" />
      <Gutter>
        <h2 className={styles.heading}>
          Fassung vom {moment.format(zeit)} Uhr, {wer ?? 'von selbst gespeichert'}
        </h2>
        <p className={styles.back}>
          <a href={`${shown.form}/versions`}>Alle Fassungen</a>
        </p>
        {isSame ? (
          <p>Diese Fassung sagt dasselbe wie die jetzige.</p>
        ) : (
          <>
            <Changes title="Auf Deutsch" changes={changes.de} />
            <Changes title="Auf Englisch" changes={changes.en} />
            <RestoreButton
              address={`${shown.calls}/${id}${shown.hasDrafts ? '?draft=true' : ''}`}
              form={shown.form}
              isDraft={shown.hasDrafts}
            />
          </>
        )}
      </Gutter>
    </main>
  )
}
