/** Names that stood here once, each with the common term that took its place. */
const replaced = new Map([
  ['asProduct', 'asSystem'],
  ['createAllowance', 'createRateLimit'],
  ['createGate', 'createSemaphore'],
  ['createTurns', 'createSemaphore'],
  ['Bell', 'Signal'],
  ['endSilentConnections', 'setIdleTimeout'],
  ['isTurned', 'isRtl'],
  ['Judgement', 'Validation'],
  ['letterOf', 'toMessage'],
  ['lettersAbout', 'emailsAbout'],
  ['meanwhile', 'parallel'],
  ['noteChange', 'writeChangeLog'],
  ['obstacleOf', 'blockingReason'],
  ['onlyHeard', 'visuallyHidden'],
  ['officePatience', 'officeTimeout'],
  ['Patience', 'Timeout'],
  ['patience', 'timeout'],
  ['readBeside', 'readReferences'],
  ['recordEntry', 'writeAuditLog'],
  ['Sheet', 'PdfPage'],
  ['standIn', 'placeholder'],
  ['surviveLosses', 'handleLostConnections'],
  ['thenBy', 'tieBreakers'],
  ['turnedLines', 'bidiLines'],
  ['unreadNotice', 'invalidQueryNotice'],
  ['useHoursAnchor', 'useOpeningHoursId'],
  ['usePatience', 'useMinimumFillTime'],
])

/** Files that were called so once, for the same reason. */
const replacedFiles = new Map([
  ['aufraeumen', 'clean-up'],
  ['letters', 'emails'],
  ['postausgang', 'outbox'],
  ['tagespost', 'digest'],
  ['verbindung', 'check-connection'],
])

/** What a file is called instead, where its name would have to be looked up; null for a plain one. */
export function betterFileName(file: string): string | null {
  const [name = ''] = (file.split('/').at(-1) ?? '').split('.')
  return replacedFiles.get(name) ?? null
}

/** Verbs of speech as the beginning of a name: what happens there has a term of its own. */
const speech = /^(?:tell|told|say|said|hear|heard|judge)[A-Z]/

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g
const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
const names = /#?[A-Za-z_$][\w$]*/g

/** Names in a source text that a newcomer would have to look up, and what they are called instead. */
export function uncommonTerms(source: string): string[] {
  const code = source.replace(comments, '').replace(strings, "''")
  const found = new Set<string>()
  for (const [name] of code.matchAll(names)) {
    const plain = name.replace(/^#/, '')
    const better = replaced.get(plain)
    if (better !== undefined) found.add(`${name}: ${better}`)
    else if (speech.test(plain)) found.add(`${name}: notify, announce, validate, toClientError …`)
  }
  return [...found]
}
