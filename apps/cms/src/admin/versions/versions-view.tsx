import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { listVersions, type Version } from '../../editing/versions/index.ts'
import { shownBy } from './owner-of.ts'
import { StepNav } from './step-nav.tsx'
import styles from './versions.module.css'

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
})

const stands: Record<NonNullable<Version['stand']>, string> = {
  website: 'Steht auf der Website',
  entwurf: 'Entwurf',
  frueher: 'Stand früher auf der Website',
}

function changed(felder: Version['felder']): string {
  if (felder === null) return 'Älteste Fassung, die aufgehoben ist'
  return felder.length === 0 ? 'Nur der Stand' : felder.join(', ')
}

function Row({ version, form }: { version: Version; form: string }) {
  const { id, zeit, wer, stand, felder } = version
  return (
    <tr>
      <th scope="row">
        <a href={`${form}/versions/${id}`}>{moment.format(zeit)} Uhr</a>
      </th>
      <td>{wer ?? 'Von selbst'}</td>
      <td>{changed(felder)}</td>
      {stand !== null && <td>{stands[stand]}</td>}
    </tr>
  )
}

/** Versions of an entry or of the settings: when, by whom, and what changed (E12). */
export async function VersionsView(props: DocumentViewServerProps) {
  const shown = shownBy(props)
  if (shown === null) return notFound()
  const { req } = props.initPageResult
  const versions = await listVersions(req, shown.owner)
  const hasStands = versions.some(({ stand }) => stand !== null)
  return (
    <main className={styles.versions}>
      <StepNav page={props.initPageResult} name={shown.name} view="Versionen" />
      <Gutter>
        <h2 className={styles.heading}>Frühere Fassungen</h2>
        {versions.length === 0 ? (
          <p>Noch keine. Ab dem nächsten Speichern steht hier jede Fassung.</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Gespeichert am</th>
                <th scope="col">Von</th>
                <th scope="col">Geändert</th>
                {hasStands && <th scope="col">Stand</th>}
              </tr>
            </thead>
            <tbody>
              {versions.map((version) => (
                <Row key={version.id} version={version} form={shown.form} />
              ))}
            </tbody>
          </table>
        )}
      </Gutter>
    </main>
  )
}
