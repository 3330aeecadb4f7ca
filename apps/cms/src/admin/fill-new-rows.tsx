'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Milliseconds after which a row that is still empty is asked for again. */
const askAgainAfter = 2_000

/**
 * Asks again for the fields of a row that was added just before the answer to another change came:
 * Payload takes that answer for its own, and the row would stay grey until the next change.
 */
export function FillNewRows() {
  const { dispatchFields, getFields } = useForm()
  const waiting = useFormFields(([fields]) =>
    Object.keys(fields)
      .filter((path) => fields[path]?.rows?.some(({ isLoading }) => isLoading))
      .join(' '),
  )
  useEffect(() => {
    if (waiting === '') return
    const askAgain = () => {
      for (const path of waiting.split(' ')) {
        const rows = getFields()[path]?.rows ?? []
        // Any change of a row is a change of the form, which the server answers.
        const updatedRows = rows.map((row) =>
          row.isLoading ? { ...row, askedAt: performance.now() } : row,
        )
        dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
      }
    }
    const timer = setInterval(askAgain, askAgainAfter)
    return () => clearInterval(timer)
  }, [dispatchFields, getFields, waiting])
  return null
}
