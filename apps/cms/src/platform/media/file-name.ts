import { randomBytes } from 'node:crypto'

const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Start of a storage name: what the file was called, in ASCII, and a random part nobody guesses. */
export function storageName(original: string): string {
  const readable = original
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${readable || 'datei'}-${randomBytes(6).toString('hex')}`
}

/** Letters of a file's name that an editor sees. */
const longestTitle = 120

/** What a file was called, for people to read: without its ending, control and direction signs. */
export function displayName(original: string): string {
  const readable = original
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/\p{C}/gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
  return readable.slice(0, longestTitle) || 'Datei'
}
