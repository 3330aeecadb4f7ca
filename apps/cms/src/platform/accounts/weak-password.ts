/** Shortest password of an account; length is what counts (ASVS 6.2.1). */
export const shortestPassword = 12

/** What is guessed first in this house, besides what the dictionaries hold. */
const ownWords = [
  'kurstadt',
  'rathaus',
  'stadtverwaltung',
  'touristinformation',
  'tourismus',
  'kurverwaltung',
  'gemeinderat',
  'redaktion',
  'intranet',
]

/** Of 0 to 4: who has the database needs more than ten thousand million guesses. */
const neededScore = 4
/** What comes behind says nothing more about how easily a password is guessed, and takes time. */
const lettersJudged = 64

/** Loaded with the first password: the dictionaries take 40 MB that few processes need. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ])
  const dictionary = { ...common.dictionary, ...german.dictionary }
  return new ZxcvbnFactory({
    dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: lettersJudged,
  })
}

let estimator: ReturnType<typeof loadEstimator> | undefined

/** True for what attackers try early: passwords of many people, words, names, dates, patterns. */
async function isGuessed(password: string, email: string): Promise<boolean> {
  estimator ??= loadEstimator()
  const personal = email.toLowerCase().split(/[^\p{L}\d]+/u)
  const { score } = (await estimator).check(password, [...ownWords, email, ...personal])
  return score < neededScore
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
export async function weaknessOf(password: string, email: string): Promise<Weakness | null> {
  if (Array.from(password).length < shortestPassword) return 'zu_kurz'
  if (isFromEmail(password, email)) return 'aus_adresse'
  return (await isGuessed(password, email)) ? 'leicht' : null
}
