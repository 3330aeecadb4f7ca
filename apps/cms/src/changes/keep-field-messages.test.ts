import { ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { keepFieldMessages } from './keep-field-messages.ts'

const errors = [{ label: 'Bis', message: 'Das Ende liegt vor dem Beginn.', path: 'zeiten.0.ende' }]

function ask(hook: (...args: never) => unknown, args: object): unknown {
  return Reflect.apply(hook, undefined, [args])
}

const answerTo = (error: Error) => ask(keepFieldMessages, { error })

test('what is wrong with which field is in the answer', () => {
  expect(answerTo(new ValidationError({ collection: 'aemter', errors }))).toMatchObject({
    status: 400,
    response: { errors: [{ data: { collection: 'aemter', errors } }] },
  })
})

test('an error of the same kind but of another bundle’s class says as much', () => {
  class Stranger extends Error {
    status = 400
    data = { collection: 'aemter', errors }
  }
  expect(answerTo(new Stranger('Nicht korrekt.'))).toEqual({
    status: 400,
    response: {
      errors: [
        {
          name: 'ValidationError',
          message: 'Nicht korrekt.',
          data: { collection: 'aemter', errors },
        },
      ],
    },
  })
})

test('anything else is left to Payload', () => {
  expect(answerTo(new Error('connection lost'))).toBeUndefined()
  expect(
    answerTo(Object.assign(new Error('secret'), { status: 500, data: { errors } })),
  ).toBeUndefined()
  expect(answerTo(Object.assign(new Error('locked'), { status: 423 }))).toBeUndefined()
})
