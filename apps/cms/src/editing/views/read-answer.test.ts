import { expect, test } from 'vitest'
import { z } from 'zod'
import { readAnswer } from './read-answer.ts'

const sentence = 'Der Speicherplatz ist voll. Bitte melden Sie das der Technik.'

const refusedWith = (status: number, body: object = { errors: [{ message: sentence }] }) =>
  readAnswer(Response.json(body, { status }), z.object({ id: z.string() }))

const unexplained = 'Das hat nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal.'

test.each([
  [400, sentence, true],
  [507, sentence, true],
  [503, sentence, false],
  [500, unexplained, false],
  [502, unexplained, false],
])('%i is told with what an editor can do about it', async (status, problem, isFinal) => {
  expect(await refusedWith(status)).toEqual({ body: null, problem, isFinal })
})

test('a proxy that says nothing of ours is told in our words', async () => {
  expect((await refusedWith(503, { message: 'upstream' })).problem).toBe(unexplained)
})
