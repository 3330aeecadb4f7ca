import type { List } from '../list.ts'
import { aktuellesExamples } from './aktuelles.ts'
import type { BlockExamples } from './blocks-content.ts'
import { suchtrefferExamples } from './suche.ts'
import { veranstaltungExamples } from './veranstaltung.ts'

/** Wraps entries as a list answer would. */
export function listOfExamples<Entry>(...data: Entry[]): List<Entry> {
  return { data, anzahl: data.length, seite: 1, pro_seite: 10 }
}

const event = { template: 'veranstaltung-detail', slotName: 'content', options: {} } as const

/** Examples of `veranstaltung-detail`. */
export const veranstaltungDetail: BlockExamples<'veranstaltung-detail'> = {
  typical: { ...event, context: veranstaltungExamples.typical },
  minimal: { ...event, context: veranstaltungExamples.minimal },
  'long-words': { ...event, context: veranstaltungExamples['long-words'] },
  hostile: { ...event, context: veranstaltungExamples.hostile },
  english: { ...event, context: veranstaltungExamples.english },
  cancelled: { ...event, context: veranstaltungExamples.cancelled },
  over: { ...event, context: veranstaltungExamples.over },
  series: { ...event, context: veranstaltungExamples.series },
  'moved-night': { ...event, context: veranstaltungExamples['moved-night'] },
  'broken-picture': { ...event, context: veranstaltungExamples['broken-picture'] },
}

const news = { template: 'aktuelles', slotName: 'content' } as const

/** Examples of `aktuelles`. */
export const aktuelles: BlockExamples<'aktuelles'> = {
  typical: {
    ...news,
    context: listOfExamples(aktuellesExamples.typical, aktuellesExamples.minimal),
    options: { titel: 'Aktuelles' },
  },
  minimal: { ...news, context: listOfExamples(), options: { titel: null } },
  'long-words': {
    ...news,
    context: listOfExamples(aktuellesExamples['long-words']),
    options: { titel: 'Pressemitteilungsveröffentlichungen' },
  },
  english: {
    ...news,
    context: listOfExamples(aktuellesExamples.english),
    options: { titel: 'News' },
  },
  'broken-picture': {
    ...news,
    context: listOfExamples(aktuellesExamples['broken-picture']),
    options: { titel: 'Aktuelles' },
  },
}

const article = { template: 'aktuelles-detail', slotName: 'content', options: {} } as const

/** Examples of `aktuelles-detail`. */
export const aktuellesDetail: BlockExamples<'aktuelles-detail'> = {
  typical: { ...article, context: aktuellesExamples.typical },
  minimal: { ...article, context: aktuellesExamples.minimal },
  'long-words': { ...article, context: aktuellesExamples['long-words'] },
  english: { ...article, context: aktuellesExamples.english },
  'broken-picture': { ...article, context: aktuellesExamples['broken-picture'] },
}

const search = { template: 'suche', slotName: 'content', options: {} } as const

/** Examples of `suche`. */
export const suche: BlockExamples<'suche'> = {
  typical: { ...search, context: listOfExamples(...suchtrefferExamples.typical) },
  minimal: { ...search, context: listOfExamples() },
  'long-words': { ...search, context: listOfExamples(...suchtrefferExamples['long-words']) },
  english: { ...search, context: listOfExamples(...suchtrefferExamples.english) },
  away: { ...search, context: null },
}
