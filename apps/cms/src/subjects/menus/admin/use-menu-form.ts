import { useAllFormFields, useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui'
import type { Entry } from './entry-tree.ts'
import { entriesOf, isFilling, withEntries } from './form-rows.ts'

/** The menu in the form that is open. */
export type MenuForm = {
  entries: readonly Entry[]
  language: 'de' | 'en'
  /** Why it cannot be changed: by this account, or as long as somebody else is at it. */
  fixed: 'forbidden' | 'locked' | null
  /** What the server is still busy with: its answer would undo what is changed meanwhile. */
  busy: 'filling' | 'saving' | null
  change: (entries: readonly Entry[]) => void
}

/** Reads the entries from the form's state and writes them back to it. */
export function useMenuForm(levels: number): MenuForm {
  const [fields, dispatch] = useAllFormFields()
  const { disabled, setModified } = useForm()
  const { hasSavePermission } = useDocumentInfo()
  const isSaving = useFormProcessing()
  const locked = disabled && !isSaving ? 'locked' : null
  const busy = isFilling(fields) ? 'filling' : null
  return {
    entries: entriesOf(fields),
    language: String(fields.name?.value).endsWith('_EN') ? 'en' : 'de',
    fixed: hasSavePermission === false ? 'forbidden' : locked,
    busy: isSaving ? 'saving' : busy,
    change: (entries) => {
      const state = withEntries(fields, entries, levels)
      dispatch({ type: 'REPLACE_STATE', state, optimize: false })
      setModified(true)
    },
  }
}
