import type { LoginFieldName } from './login-field.tsx'

/** What is wrong, at its field. */
export type Problems = Partial<Record<LoginFieldName, string>>

const missing: Record<LoginFieldName, string> = {
  email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  password: 'Bitte geben Sie Ihr Passwort ein.',
  code: 'Bitte geben Sie den Code aus Ihrer App ein.',
}

/** Fields that are shown and empty; what is in them only the server can judge. */
export function wrongFields(given: FormData, shown: readonly LoginFieldName[]): Problems {
  const isEmpty = (name: LoginFieldName) => {
    const value = given.get(name)
    return typeof value !== 'string' || value.trim() === ''
  }
  return Object.fromEntries(shown.filter(isEmpty).map((name) => [name, missing[name]]))
}
