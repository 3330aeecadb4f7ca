import { SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'

type Steps = { page: DocumentViewServerProps['initPageResult']; name: string; view: string }

/** The way back to the entry or the settings, above a view of their versions. */
export function StepNav({ page, name, view }: Steps) {
  const { collectionConfig, docID, globalConfig } = page
  return (
    <SetDocumentStepNav
      {...(collectionConfig ? { collectionSlug: collectionConfig.slug } : {})}
      {...(globalConfig ? { globalSlug: globalConfig.slug } : {})}
      {...(docID === undefined ? {} : { id: docID })}
      pluralLabel={name}
      useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug ?? ''}
      view={view}
    />
  )
}
