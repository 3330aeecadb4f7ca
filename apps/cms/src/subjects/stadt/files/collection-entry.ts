import type { Sprache } from '@kurstadt/contract'
import type { Entry, Instance, Point } from '../../veranstaltungen/index.ts'
import type { Collection } from '../read/district-dates.ts'
import { dayText, words } from '../words/index.ts'

function pointsOf({ beginn, datum, ende }: Collection): { start: Point; end: Point | null } {
  const end = beginn === null || ende === null ? null : { day: datum, time: ende }
  return { start: { day: datum, time: beginn }, end }
}

/** A collection as an entry of a calendar: a whole day, or the time a vehicle waits at its place. */
export function collectionEntry(
  collection: Collection,
  { sprache, url }: { sprache: Sprache; url: string },
): Entry {
  const { abfallart, hinweis, ort, verschoben_von: moved } = collection
  const { start, end } = pointsOf(collection)
  const notes = [
    hinweis,
    moved === null ? null : words[sprache].verschoben(dayText(moved, sprache)),
  ].filter((note) => note !== null)
  const instance: Instance = {
    summary: abfallart.titel,
    description: notes.join('\n'),
    location: ort,
    status: 'CONFIRMED',
    rule: start,
    start,
    end,
  }
  return {
    uid: collection.uid,
    created: collection.created,
    modified: collection.modified,
    url,
    categories: [],
    recurrence: null,
    usual: instance,
    instances: [instance],
  }
}
