import { isRecord, type Values } from '../../platform/record.ts'

/** A picture is the same when it shows the same; its files are made anew where it arrives. */
const ofFiles = ['quellen', 'platzhalter', 'breite', 'hoehe']
/** A file of the town is the same when it is called the same; one elsewhere has no size. */
const ofDownloads = ['link', 'groesse', 'stand']
/**
 * What no editor entered and each server finds out for itself: when an entry was saved last, which
 * events are like one, whether it is over by now, what its own worker fetched from a camera, and
 * whether it has an address, which no wire carries, to pass messages on to. The one list of what is
 * never compared.
 */
const derived = [
  'geaendert',
  'aehnliche',
  'vergangen',
  'aufnahmen',
  'ausgehaengt',
  'berichtigt_durch',
  'nachweis',
  'unveraendert',
  'schreiben',
]

function ignoredIn(value: Values): readonly string[] {
  if ('quellen' in value) return ofFiles
  return typeof value.groesse === 'number' && 'stand' in value ? ofDownloads : derived
}

/** Paths of the fields in which two answers of a call differ; none when they say the same. */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (Object.is(one, other)) return []
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return [`${path}.length`]
    return one.flatMap((value, index) => differences(value, other[index], `${path}[${index}]`))
  }
  if (!(isRecord(one) && isRecord(other))) return [path || 'value']
  const ignored = ignoredIn(one)
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return keys
    .filter((key) => !ignored.includes(key))
    .flatMap((key) => differences(one[key], other[key], path === '' ? key : `${path}.${key}`))
}
