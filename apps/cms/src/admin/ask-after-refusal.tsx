'use client'
import {
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { conflictField } from '../editing/changes/conflict-field.ts'

/** What a refused save has said of a field, and how often it is still put back. */
type Told = { message: string; value: unknown; left: number }

/** Times that a message is put back: an answer and the field itself may each take it away. */
const most = 2

/** Whether and how the form was sent. */
const useSending = () => ({
  isModified: useFormModified(),
  isProcessing: useFormProcessing(),
  isSubmitted: useFormSubmitted(),
})

/**
 * Takes the form for changed after a refused save, as it is: Payload takes it for saved, although its
 * fields still wait. Then the server is asked which fields there are now, one that came with the last
 * change stands there with what is wrong with it, and whoever leaves is asked first.
 */
export function AskAfterRefusal() {
  const { dispatchFields, getFields, setModified } = useForm()
  const { isModified, isProcessing, isSubmitted } = useSending()
  const told = useRef(new Map<string, Told>())
  const wrong = useFormFields(([fields]) =>
    // An answer of the server would take away what the notice about two savings shows.
    fields[conflictField]?.errorMessage
      ? ''
      : Object.keys(fields)
          .filter((path) => fields[path]?.valid === false)
          .join(' '),
  )
  useEffect(() => {
    if (!isSubmitted) told.current.clear()
    if (wrong === '' || !isSubmitted || isProcessing || isModified) return
    const fields = getFields()
    for (const path of wrong.split(' ')) {
      const { errorMessage: message = '', value } = fields[path] ?? {}
      told.current.set(path, { message, value, left: most })
    }
    setModified(true)
  }, [getFields, isModified, isProcessing, isSubmitted, setModified, wrong])
  const lost = useFormFields(([fields]) =>
    [...told.current]
      .filter(([path, { left, value }]) => {
        const field = fields[path]
        const isShown = field !== undefined && field.passesCondition !== false
        return left > 0 && isShown && field.valid !== false && field.value === value
      })
      .map(([path]) => path)
      .join(' '),
  )
  useEffect(() => {
    if (lost === '') return
    const errors = lost.split(' ').flatMap((path) => {
      const one = told.current.get(path)
      if (one === undefined) return []
      one.left -= 1
      return [{ path, message: one.message }]
    })
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
  }, [dispatchFields, lost])
  return null
}
