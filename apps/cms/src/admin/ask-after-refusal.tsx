'use client'
import {
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { conflictField } from '../editing/changes/conflict-field.ts'

/** The message of a refused save at a field, and how often it is still put back. */
type Refusal = { message: string; value: unknown; left: number }

/** Times that a message is put back: an answer and the field itself may each take it away. */
const most = 2

/** Keeps the messages at fields, to put them back. */
function keep(refusals: Map<string, Refusal>, paths: readonly string[], fields: FormState): void {
  for (const path of paths) {
    const { errorMessage: message = '', value } = fields[path] ?? {}
    refusals.set(path, { message, value, left: most })
  }
}

/** Whether and how the form was sent. */
const useSending = () => ({
  isModified: useFormModified(),
  isProcessing: useFormProcessing(),
  isSubmitted: useFormSubmitted(),
  // An answer of the server would take away what the notice about two savings shows.
  isConflict: useFormFields(([fields]) => Boolean(fields[conflictField]?.errorMessage)),
})

/**
 * Takes the form for changed after a refused save, as it is: Payload takes it for saved, although its
 * fields still wait. Then the server is asked which fields there are now, one that came with the last
 * change stands there with what is wrong with it, and whoever leaves is asked first.
 *
 * No field is wrong where the answer to an earlier change came with the refusal and removed its
 * messages before they were shown, or where the server failed: the server is asked then as well.
 */
export function AskAfterRefusal() {
  const { dispatchFields, getFields, setModified } = useForm()
  const { isConflict, isModified, isProcessing, isSubmitted } = useSending()
  const refusals = useRef(new Map<string, Refusal>())
  const wrong = useFormFields(([fields]) =>
    Object.keys(fields)
      .filter((path) => fields[path]?.valid === false)
      .join(' '),
  )
  useEffect(() => {
    if (!isSubmitted) return refusals.current.clear()
    if (isProcessing || isConflict) return
    const paths = wrong.split(' ').filter((path) => path !== '')
    const isKept = (path: string) => isModified && refusals.current.has(path)
    keep(
      refusals.current,
      paths.filter((path) => !isKept(path)),
      getFields(),
    )
    if (isModified) return
    // A form whose fields are as they were asks nothing; a message at a field that is not shown is the
    // smallest change.
    const errorMessage = `asked at ${performance.now()}`
    if (wrong === '') dispatchFields({ type: 'UPDATE', path: 'updatedAt', errorMessage })
    setModified(true)
  }, [
    dispatchFields,
    getFields,
    isConflict,
    isModified,
    isProcessing,
    isSubmitted,
    setModified,
    wrong,
  ])
  const lost = useFormFields(([fields]) =>
    [...refusals.current]
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
      const one = refusals.current.get(path)
      if (one === undefined) return []
      one.left -= 1
      return [{ path, message: one.message }]
    })
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
  }, [dispatchFields, lost])
  return null
}
