import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schema } from './kontakt/schema.ts'
import { xor } from './rules.ts'

const text = z.nullable(z.string())
const exactlyOne = xor(z.object({ a: text, b: text }), 'a', 'b')

test('spec 5, xor: exactly one of the field and the other is filled', () => {
  const isTaken = (a: string | null, b: string | null) => exactlyOne.safeParse({ a, b }).success
  expect([isTaken('x', null), isTaken('', 'x')]).toEqual([true, true])
  expect([isTaken('x', 'x'), isTaken('', null)]).toEqual([false, false])
})

const message = {
  betreff: 'Umzug',
  nachricht: 'Guten Tag',
  vorname: 'Nora',
  nachname: 'Kiefer',
  datenschutz: 'on',
}

test.each([
  [{ email: 'nora@kiefer.example', telefon: '030 23125-911' }, []],
  [{ email: 'nora@kiefer.example' }, []],
  [{ telefon: '030 23125-911' }, []],
  [{}, ['fehlt']],
])('W7: the contact form asks for mail or telephone, and takes both (%j)', (ways, problems) => {
  const { error } = schema().safeParse({ ...message, email: '', telefon: '', ...ways })
  expect((error?.issues ?? []).map((issue) => issue.message)).toEqual(problems)
})
