import { type Sprache, sprachen } from '@kurstadt/contract'

const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
/** First segments below the language that belong to the website's own routes (spec 2.1). */
const reserved = ['intranet']

/**
 * Brings a path into the one form it is stored in: lower-case ASCII, one slash between segments
 * and one at the end; a detail page's path ends in `/*`. Anything but text becomes null.
 */
export function normalisePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null
  const segments = value
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, '-')
    .split('/')
    .filter(Boolean)
  const path = `/${segments.join('/')}`
  return path.endsWith('/*') ? path : `${path === '/' ? '' : path}/`
}

/** What is wrong with a normalised path as an editor should read it; null when nothing is. */
export function pathProblem(path: string, sprache: Sprache, isDetailPage: boolean): string | null {
  const [, first, ...rest] = path.split('/')
  if (!sprachen.some((one) => one === first) || first !== sprache)
    return `Der Pfad beginnt mit /${sprache}/.`
  if (path.endsWith('/*') !== isDetailPage)
    return isDetailPage
      ? 'Der Pfad einer Detailseite endet mit /*.'
      : 'Nur der Pfad einer Detailseite endet mit /*.'
  const segments = rest.filter((segment) => segment !== '' && segment !== '*')
  if (path.length > 500 || !segments.every((segment) => /^[a-z0-9][a-z0-9._-]*$/.test(segment)))
    return 'Erlaubt sind kleine Buchstaben, Ziffern, Punkt und Bindestrich, höchstens 500 Zeichen.'
  if (segments.some((segment) => /-id_\d+$/.test(segment)))
    return 'Die Endung -id_… ist für Einträge vergeben.'
  if (reserved.some((segment) => segment === segments[0]))
    return `Der Pfad /${sprache}/${segments[0]}/ ist vergeben.`
  return null
}

/** Path of a copy, so that the copied page can be saved at once; `turn` counts its tries from 1. */
export function pathOfCopy(path: string, turn: number): string | null {
  if (path.endsWith('/*')) return null
  return path.replace(/\/$/, turn === 1 ? '-kopie/' : `-kopie-${turn}/`)
}
