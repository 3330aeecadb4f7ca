import type { ArchivDokument, ArchivThema } from '@kurstadt/contract'
import { formatDate } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { TextField } from '../../ui/field/index.ts'
import { Away } from '../anmeldung/index.ts'
import { File } from './files.tsx'
import styles from './intranet.module.css'
import { intranetTexts } from './texts.ts'

const words = intranetTexts.archive

function factsOf({ stand, gueltig_von: from, gueltig_bis: until, downloadtext }: ArchivDokument) {
  return [
    stand && words.stand(formatDate(stand)),
    from && words.validFrom(formatDate(from)),
    until && words.validUntil(formatDate(until)),
    downloadtext,
  ].filter((fact) => fact !== null && fact !== '')
}

function Documents({ documents }: { documents: readonly ArchivDokument[] }) {
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document.id}>
          {document.datei ? (
            <File datei={document.datei} titel={document.titel} />
          ) : (
            <span>{document.titel}</span>
          )}
          <p className={styles.soft}>{factsOf(document).join(', ')}</p>
        </li>
      ))}
    </ul>
  )
}

/** True for what held before a day and no longer does. */
const isFormer = ({ gueltig_bis: until }: ArchivDokument, day: string) =>
  until !== null && until < day

function Topic({ thema, day }: { thema: ArchivThema; day: string }) {
  const current = thema.dokumente.filter((document) => !isFormer(document, day))
  const former = thema.dokumente.filter((document) => isFormer(document, day))
  if (thema.dokumente.length === 0) return null
  return (
    <section className={styles.topic}>
      <h2>{thema.thema}</h2>
      <Documents documents={current} />
      {former.length > 0 && (
        <details>
          <summary>
            {words.former} ({former.length})
          </summary>
          <Documents documents={former} />
        </details>
      )}
    </section>
  )
}

type ArchiveProps = {
  /** Null where they cannot be had. */
  themen: readonly ArchivThema[] | null
  /** Day on which everything shown is valid; null shows everything. */
  gueltigAm: string | null
  /** `YYYY-MM-DD`. */
  heute: string
}

/** The archive: topics with their documents, what no longer holds below them (spec 3, 7). */
export function Archive({ themen, gueltigAm, heute }: ArchiveProps) {
  const isEmpty = themen?.every(({ dokumente }) => dokumente.length === 0) === true
  return (
    <>
      <p>{words.intro}</p>
      <form className={styles.filter}>
        <TextField
          id="gueltig_am"
          name="gueltig_am"
          type="date"
          label={words.validOn}
          defaultValue={gueltigAm ?? ''}
        />
        <button type="submit" className={buttonClass('quiet')}>
          {words.show}
        </button>
      </form>
      {themen === null && <Away />}
      {isEmpty && <p>{words.empty}</p>}
      {themen?.map((thema) => (
        <Topic key={thema.id} thema={thema} day={gueltigAm ?? heute} />
      ))}
    </>
  )
}
