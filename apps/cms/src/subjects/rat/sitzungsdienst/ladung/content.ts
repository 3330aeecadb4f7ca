import { hash } from 'node:crypto'
import { idOf } from '../../../../wire/serialise/index.ts'
import type { Meeting } from './meeting.ts'

/** Raised when invitations are compared by something else. */
const version = 1

/**
 * What an invitation tells, as the hash of it: who was invited before hears of a change of this and of
 * nothing else. Results and minutes are no part of it.
 */
export function contentOf({ doc, papers }: Meeting): string {
  const { titel, beginn, ort, abgesagt, oeffentlich, tagesordnung } = doc
  const items = (tagesordnung ?? []).map((item) => [
    item.punkt,
    item.titel,
    item.oeffentlich === true,
    (item.vorlagen ?? []).map((one) => {
      const paper = papers.get(idOf(one) ?? '')
      return [paper?.drucksache, paper?.titel, paper?.oeffentlich === true, paper?.isPublished]
    }),
  ])
  const told = [version, idOf(doc.gremium), titel, beginn, ort ?? '', abgesagt === true]
  return hash('sha256', JSON.stringify([told, oeffentlich === true, items]), 'base64url')
}
