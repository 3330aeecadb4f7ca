import type { PayloadRequest } from 'payload'
import { changesBetween } from './changes-between.ts'
import { changeInWords, type WordedChange } from './in-words.ts'
import { readNames } from './read-names.ts'
import { authorsOf, fieldsOf, type Owner, readState, readVersion } from './read-rows.ts'

/** An older version beside what is there now, in both languages. */
export type Comparison = {
  zeit: Date
  wer: string | null
  changes: Record<'de' | 'en', WordedChange[]>
}

/** What differs between a version and the newest one; null where there is no such version. */
export async function compareVersion(
  req: PayloadRequest,
  owner: Owner,
  id: string,
): Promise<Comparison | null> {
  const fields = fieldsOf(req, owner)
  const between = async (locale: 'de' | 'en') => {
    const older = await readVersion(req, owner, id, locale)
    if (older === null) return null
    return {
      older,
      changes: changesBetween(fields, older.version, await readState(req, owner, locale)),
    }
  }
  const [german, english] = [await between('de'), await between('en')]
  if (german === null || english === null) return null
  const names = await readNames(req, [...german.changes, ...english.changes])
  const known = new Set(german.changes.map(({ feld }) => feld))
  const onlyEnglish = english.changes.filter(
    ({ feld, field }) => !known.has(feld) || ('localized' in field && field.localized === true),
  )
  const [wer = null] = await authorsOf(req, [german.older])
  return {
    zeit: german.older.updatedAt,
    wer,
    changes: {
      de: german.changes.map((change) => changeInWords(change, names)),
      en: onlyEnglish.map((change) => changeInWords(change, names)),
    },
  }
}
