import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { richText } from './lexical.ts'
import { german, local, published } from './writing.ts'

// S6: signs that nobody sees make one name look like another one.

let office: BackOffice

beforeAll(async () => {
  office = await openBackOffice()
})

test('titles and texts are kept without them, whoever saves', async () => {
  const text = richText({ type: 'paragraph', children: [{ text: 'Am\u202E \u200BMarkt' }] })
  const { titel, text: kept } = await office.payload.create({
    collection: 'aktuelles',
    ...german,
    data: {
      ...published,
      titel: 'Wo\u200Bchenmarkt\u2066',
      einleitung: 'Jeden Samstag.',
      datum_von: '2031-05-01',
      sortierung: 0,
      text,
    },
  })
  expect(titel).toBe('Wochenmarkt')
  expect(JSON.stringify(kept)).toContain('"Am Markt"')
})

test('an account’s name is kept without them, its password as it was chosen', async () => {
  const data = {
    email: 'unsichtbar@kurstadt.example',
    name: 'Adminis\u200Btration\u202E',
    password: 'quelle-\u200Bam-berg-47',
    rollen: ['tourismus' as const],
  }
  const { name } = await office.payload.create({ collection: 'benutzer', ...local, data })
  expect(name).toBe('Administration')
  const logIn = (password: string) =>
    office.payload.login({ collection: 'benutzer', data: { email: data.email, password } })
  expect((await logIn(data.password)).user?.email).toBe(data.email)
  await expect(logIn('quelle-am-berg-47')).rejects.toThrow()
})
