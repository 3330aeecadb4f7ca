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
  'P@ssw0rtP@ssw0rt'.replaceAll('0', 'o'),
  'Willkommen2026!',
  'qwertzuiop123',
  'erika.muster@stadt.example',
  'Erika.Muster1',
  'zu kurz',
])('E16: «%s» is refused', (password) => {
  expect(weaknessOf(password, email)).not.toBeNull()
})

test.each(['vier-worte-ohne-sinn', 'Fahrrad Mond Suppe', 'ein-eigenes-passwort', 'xK9#mQ2$vL7&'])(
  'E16: «%s» is taken',
  (password) => {
    expect(weaknessOf(password, email)).toBeNull()
  },
)
