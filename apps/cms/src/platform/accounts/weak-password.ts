/** Shortest password of an account; length is what counts (ASVS 6.2.1). */
export const shortestPassword = 12

/** What many people take, lengthened or not, as it is without digits and signs at its end. */
const common: ReadonlySet<string> = new Set([
  'passwort',
  'password',
  'geheim',
  'willkommen',
  'welcome',
  'hallo',
  'hallowelt',
  'qwertz',
  'qwertzuiop',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  'letmein',
  'iloveyou',
  'schatz',
  'sommer',
  'winter',
  'fruehling',
  'herbst',
  'admin',
  'administrator',
  'administration',
  'redaktion',
  'kurstadt',
  'rathaus',
  'stadtverwaltung',
  'tourismus',
  'touristinformation',
  'test',
  'testtest',
  'changeme',
])

const signs = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
  ['@', 'a'],
  ['$', 's'],
])

/** Small letters alone, with the usual signs read as the letters they stand for. */
function lettersOf(password: string): string {
  const spelled = password.toLowerCase().replaceAll(/[äöüß@$]/g, (sign) => signs.get(sign) ?? sign)
  return spelled.replaceAll(/[^a-z]/g, '')
}

/** `111111111111`, `abababababab`, `123456789012`: next to nothing to guess. */
function isMonotonous(password: string): boolean {
  if (new Set(password).size <= 3) return true
  if (/^(.{1,4})\1+$/.test(password)) return true
  const codes = Array.from(password, (sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const small = steps.filter((step) => Math.abs(step) <= 1 || Math.abs(step) === 9).length
  return small >= steps.length * 0.8
}

function isCommon(password: string): boolean {
  const letters = lettersOf(password)
  return common.has(letters) || [...common].some((word) => letters === word.repeat(2))
}

/** The address itself, or its name with a little around it. */
function isFromEmail(password: string, email: string): boolean {
  const [name = ''] = email.toLowerCase().split('@')
  const small = password.toLowerCase()
  if (email !== '' && small.includes(email.toLowerCase())) return true
  return name.length >= 4 && small.includes(name) && small.length - name.length < 8
}

/** Why a password is too weak. */
export type Weakness = 'zu_kurz' | 'aus_adresse' | 'leicht'

/** Why a password is too weak for the account of an address; null when it is good enough. */
export function weaknessOf(password: string, email: string): Weakness | null {
  if (Array.from(password).length < shortestPassword) return 'zu_kurz'
  if (isFromEmail(password, email)) return 'aus_adresse'
  return isMonotonous(password) || isCommon(password) ? 'leicht' : null
}
