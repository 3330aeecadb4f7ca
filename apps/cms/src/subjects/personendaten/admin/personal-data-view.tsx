import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isAdministration } from '../../../editing/access/index.ts'
import { PersonSearch } from './person-search.tsx'
import styles from './personal-data.module.css'

/** What is kept of a person: found by their address, handed out, deleted. */
export function PersonalDataView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale ? { locale } : {})}
      payload={payload}
      permissions={permissions}
      visibleEntities={visibleEntities}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      {...(user ? { user } : {})}
    >
      <Gutter className={styles.page ?? ''}>
        <h1>Daten einer Person</h1>
        {isAdministration(user) ? (
          <>
            <p>
              Jede Person darf wissen, was wir über sie gespeichert haben, und verlangen, dass wir
              es löschen (Art. 15 und 17 DSGVO). Antworten Sie nur an die E-Mail-Adresse, um die es
              geht: Sonst erfährt es vielleicht jemand anderes.
            </p>
            <PersonSearch />
          </>
        ) : (
          <p>Dazu ist Ihr Konto nicht berechtigt. Bitte fragen Sie die Administration.</p>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}
