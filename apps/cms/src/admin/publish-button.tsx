'use client'
import { PublishButton as PayloadButton, useDocumentInfo, useLocale } from '@payloadcms/ui'

/** «Veröffentlichen»; in the English form of what is public already it says what goes out (E10). */
export function PublishButton() {
  const { hasPublishedDoc } = useDocumentInfo()
  const { code } = useLocale()
  return code === 'en' && hasPublishedDoc ? (
    <PayloadButton label="Englisch veröffentlichen" />
  ) : (
    <PayloadButton />
  )
}
