import type { List } from '../list.ts'

/** Wraps entries as a list answer would. */
export function listOfExamples<Entry>(...data: Entry[]): List<Entry> {
  return { data, anzahl: data.length, seite: 1, pro_seite: 10 }
}

/** Wraps entries as a list of all of them would. */
export function allOf<Entry>(...data: Entry[]): List<Entry> {
  return { ...listOfExamples(...data), pro_seite: 9999 }
}
