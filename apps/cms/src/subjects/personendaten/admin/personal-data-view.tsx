import type { AdminViewServerProps } from 'payload'
import { isAdministration } from '../../../editing/access/index.ts'
import { OwnView } from '../../../editing/views/own-view.tsx'
import { PersonSearch } from './person-search.tsx'
import styles from './personal-data.module.css'

/** What is kept of a person: found by their address, handed out, deleted. */
export function PersonalDataView(given: AdminViewServerProps) {
  return (
    <OwnView title="Daten einer Person" given={given}>
      {isAdministration(given.initPageResult.req.user) ? (
        <div className={styles.page}>
          <p>
            Jede Person darf wissen, was wir über sie gespeichert haben, und verlangen, dass wir es
            löschen (Art. 15 und 17 DSGVO). Antworten Sie nur an die E-Mail-Adresse, um die es geht:
            Sonst erfährt es vielleicht jemand anderes.
          </p>
          <PersonSearch />
        </div>
      ) : null}
    </OwnView>
  )
}
