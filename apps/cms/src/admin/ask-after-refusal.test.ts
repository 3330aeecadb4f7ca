// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { FormState } from 'payload'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { conflictField } from '../editing/changes/conflict-field.ts'
import { AskAfterRefusal } from './ask-after-refusal.tsx'

type Form = {
  fields: FormState
  isModified: boolean
  isProcessing: boolean
  isSubmitted: boolean
  dispatchFields: (action: object) => void
  setModified: (modified: boolean) => void
}

const form = vi.hoisted(
  (): Form => ({
    fields: {},
    isModified: false,
    isProcessing: false,
    isSubmitted: false,
    dispatchFields: vi.fn(),
    setModified: vi.fn(),
  }),
)

vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({ ...form, getFields: () => form.fields }),
  useFormFields: (select: (context: [FormState, unknown]) => unknown) =>
    select([form.fields, form.dispatchFields]),
  useFormModified: () => form.isModified,
  useFormProcessing: () => form.isProcessing,
  useFormSubmitted: () => form.isSubmitted,
}))

const refused = { isModified: false, isProcessing: false, isSubmitted: true }
const right = { titel: { value: 'A', valid: true } }
const wrong = { titel: { value: 'A', valid: false, errorMessage: 'Schon vergeben' } }

/** Shows the form in one state after the other. */
function show(...states: Partial<Form>[]): void {
  const [first, ...later] = states
  Object.assign(form, first)
  const { rerender } = render(createElement(AskAfterRefusal))
  for (const state of later) {
    Object.assign(form, state)
    rerender(createElement(AskAfterRefusal))
  }
}

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(cleanup)

test('a refused form may be saved again as it is', () => {
  show({ ...refused, fields: wrong })
  expect(form.setModified).toHaveBeenCalledExactlyOnceWith(true)
  expect(form.dispatchFields).not.toHaveBeenCalled()
})

test('what an older answer took away before anybody saw it is asked for again', () => {
  show({ ...refused, fields: right })
  expect(form.setModified).toHaveBeenCalledExactlyOnceWith(true)
  expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'UPDATE', path: 'updatedAt' }),
  )
})

test('what an older answer took away after it was seen is put back', () => {
  show({ ...refused, fields: wrong }, { isModified: true, fields: right })
  expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith({
    type: 'ADD_SERVER_ERRORS',
    errors: [{ path: 'titel', message: 'Schon vergeben' }],
  })
})

test('so is what came with the answer to that question', () => {
  show(
    { ...refused, fields: right },
    { isModified: true, fields: wrong },
    { isModified: true, fields: right },
  )
  expect(form.dispatchFields).toHaveBeenLastCalledWith({
    type: 'ADD_SERVER_ERRORS',
    errors: [{ path: 'titel', message: 'Schon vergeben' }],
  })
})

test.each([
  ['nothing was sent', { ...refused, isSubmitted: false }],
  ['it is on its way', { ...refused, isProcessing: true }],
  ['the form has changed', { ...refused, isModified: true }],
])('while %s the server is asked nothing', (_, state) => {
  show({ ...state, fields: right })
  expect(form.setModified).not.toHaveBeenCalled()
  expect(form.dispatchFields).not.toHaveBeenCalled()
})

test('where two have saved, what the notice shows of it stays', () => {
  show({ ...refused, fields: { ...wrong, [conflictField]: { errorMessage: '[]', valid: false } } })
  expect(form.setModified).not.toHaveBeenCalled()
  expect(form.dispatchFields).not.toHaveBeenCalled()
})
