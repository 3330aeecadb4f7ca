import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { publishes } from '../../../editing/access/index.ts'
import styles from '../../../editing/views/dialog.module.css'
import { ImportForm } from './import-form.tsx'

const list = '/admin/collections/veranstaltungen'

/** Events from a calendar or a table: what would become of them, then as drafts. */
export function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
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
      <Gutter className={styles.import ?? ''}>
        <p>
          <a href={list}>Zurück zu den Veranstaltungen</a>
        </p>
        <h1>Veranstaltungen einlesen</h1>
        {publishes(user, 'tourismus') ? (
          <ImportForm />
        ) : (
          <p>Dazu ist Ihr Konto nicht berechtigt. Die Administration kann das ändern.</p>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}
