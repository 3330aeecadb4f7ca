import { expect, test } from 'vitest'
import { weaknessOf } from './weak-password.ts'

const email = 'erika.muster@stadt.example'

test.each([
  '111111111111',
  '123456789012',
  'abcdefghijkl',
  'aaaaaaaaaaaaab',
  'abcabcabcabc',
  'Passwort12345!',
  'P@ssw0rtP@ssw0rt',
  'Willkommen2026!',
  'Sommer2026!!',
  'Rathaus123456!',
  'Touristinformation1',
  'qwertzuiop123',
  'hallohallo12',
])('E16: «%s» is guessed early and refused', async (password) => {
  expect(await weaknessOf(password, email)).toBe('leicht')
})

test.each([
  ['erika.muster@stadt.example', 'aus_adresse'],
  ['Erika.Muster1', 'aus_adresse'],
  ['zu kurz', 'zu_kurz'],
  // Counted as a person counts: eleven signs, of which each takes two units.
  ['🌲🌲🌊🌊🌞🌞🌛🌛🌧🌧🌈', 'zu_kurz'],
])('E16: «%s» is refused with its own reason', async (password, weakness) => {
  expect(await weaknessOf(password, email)).toBe(weakness)
})

test.each([
  'vier-worte-ohne-sinn',
  'Fahrrad Mond Suppe',
  'Zwölf Bäume über Öland',
  'ein-eigenes-passwort',
  'xK9#mQ2$vL7&',
])('E16: «%s» is taken', async (password) => {
  expect(await weaknessOf(password, email)).toBeNull()
})

test.each(['Silberbronn2026!', 'BadSilberbronn1'])(
  'E16: «%s» is what is guessed first where the address names the town',
  async (password) => {
    expect(await weaknessOf(password, 'erika@bad-silberbronn.example')).toBe('leicht')
  },
)

test('what comes after sixty-four letters is not looked at: a long one would take seconds', async () => {
  const strong = 'xK9#mQ2$vL7&'
  expect(await weaknessOf('a'.repeat(52) + strong, email)).toBeNull()
  expect(await weaknessOf('a'.repeat(64) + strong, email)).toBe('leicht')
})
