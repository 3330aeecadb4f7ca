import { expect, test } from 'vitest'
import type { FormState } from '../form-page/index.ts'
import { type FormEvent, nextFormState } from './form-state.ts'

const editing: FormState = { kind: 'editing' }
const sending: FormState = { kind: 'sending' }
const success: FormState = { kind: 'success', referenz: 'A-1', verlauf: '/de/anfragestatus/x/' }
const error: FormState = { kind: 'error', why: 'failed' }
const busy: FormState = { kind: 'error', why: 'busy' }

const submit: FormEvent = { type: 'submit' }
const refused: FormEvent = { type: 'refused' }
const taken: FormEvent = { type: 'taken', referenz: 'A-1', verlauf: '/de/anfragestatus/x/' }
const failed: FormEvent = { type: 'failed', why: 'failed' }
const later: FormEvent = { type: 'failed', why: 'busy' }
const trapped: FormEvent = { type: 'unsendable', why: 'failed' }
const lacking: FormEvent = { type: 'unsendable', why: 'incomplete' }
const reset: FormEvent = { type: 'reset' }

const table: [FormState, FormEvent, FormState][] = [
  [editing, submit, sending],
  [sending, taken, success],
  [sending, failed, error],
  [sending, later, busy],
  [sending, refused, editing],
  [error, submit, sending],
  [editing, trapped, error],
  [editing, lacking, { kind: 'error', why: 'incomplete' }],
  [success, reset, editing],
  [error, reset, editing],
  // An answer that comes too late changes nothing.
  [editing, taken, editing],
  [editing, failed, editing],
  [success, failed, success],
  [success, refused, success],
  [success, submit, success],
  [success, trapped, success],
  [sending, submit, sending],
]

test.each(table)('%o and %o make %o', (state, event, next) => {
  expect(nextFormState(state, event)).toEqual(next)
})
