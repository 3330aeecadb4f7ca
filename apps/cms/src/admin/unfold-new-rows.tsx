'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Keeps a row that was just added unfolded. Payload folds it as soon as the server has filled it,
 * unless the editor has folded something here before; nobody looks for fields in a folded row.
 */
export function UnfoldNewRows({ path }: { path: string }) {
  const { dispatchFields } = useForm()
  const rows = useFormFields(([fields]) => fields[path]?.rows)
  useEffect(() => {
    const isNew = (row: object) => 'isLoading' in row && row.isLoading && !('collapsed' in row)
    if (!rows?.some(isNew)) return
    const updatedRows = rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
  }, [dispatchFields, path, rows])
  return null
}
