import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import styles from './own-view.module.css'

type OwnViewProps = {
  title: string
  /** Above the title: where one came from. */
  before?: ReactNode
  /** What stands there for whoever may see it; null for everybody else. */
  children: ReactNode
  /** What Payload hands to a view. */
  given: AdminViewServerProps
}

/** A view of ours in Payload's frame, with menu and account; says so to whom it is not open. */
export function OwnView({ title, before, children, given }: OwnViewProps) {
  const { initPageResult, params, searchParams } = given
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
      <Gutter className={styles.view ?? ''}>
        <main>
          {before}
          <h1>{title}</h1>
          {children ?? (
            <p>Dazu ist Ihr Konto nicht berechtigt. Bitte fragen Sie die Administration.</p>
          )}
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
