'use client'
import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import type { Stand } from '../editing/workflow/stand.ts'

/** What somebody says to a review: whom they ask, and why. */
export type ReviewWords = { pruefung_durch?: string | null; pruefung_kommentar?: string | null }

/** Saves the form with another state; into the archive it also leaves the website. False where it has not gone. */
export function useStep(): (to: Stand, words?: ReviewWords) => Promise<boolean> {
  const { apiURL } = useDocumentInfo()
  const { submit } = useForm()
  const { code } = useLocale()
  return async (to, words = {}) => {
    const how = to === 'archiviert' ? 'unpublishAllLocales=true' : 'draft=true'
    const saved = await submit({
      action: `${apiURL}?locale=${code}&depth=0&fallback-locale=null&${how}`,
      method: 'PATCH',
      overrides: { ...words, _status: 'draft', bearbeitungsstand: to },
      skipValidation: true,
    })
    // Payload says itself what went wrong, and throws nothing.
    return saved !== undefined && saved.res.status < 400
  }
}
