import type { List } from '../list.ts'
import { amtExamples } from './amt.ts'
import type { BlockExamples } from './blocks-content.ts'
import { mitarbeiterExamples } from './mitarbeiter.ts'

/** Wraps entries as a list of all of them would. */
function allOf<Entry>(...data: Entry[]): List<Entry> {
  return { data, anzahl: data.length, seite: 1, pro_seite: 9999 }
}

const office = { template: 'amt-detail', slotName: 'content', options: {} } as const

/** Examples of `amt-detail`. */
export const amtDetail: BlockExamples<'amt-detail'> = {
  typical: { ...office, context: amtExamples.typical },
  minimal: { ...office, context: amtExamples.minimal },
  'long-words': { ...office, context: amtExamples['long-words'] },
  english: { ...office, context: amtExamples.english },
  'legacy-hours': { ...office, context: amtExamples['legacy-hours'] },
}

const person = { template: 'mitarbeiter-detail', slotName: 'content', options: {} } as const

/** Examples of `mitarbeiter-detail`. */
export const mitarbeiterDetail: BlockExamples<'mitarbeiter-detail'> = {
  typical: { ...person, context: mitarbeiterExamples.typical },
  minimal: { ...person, context: mitarbeiterExamples.minimal },
  'long-words': { ...person, context: mitarbeiterExamples['long-words'] },
  english: { ...person, context: mitarbeiterExamples.english },
}

const guide = { template: 'behoerdenlotse', slotName: 'content' } as const
const { typical, minimal, english } = amtExamples

/** Examples of `behoerdenlotse`. */
export const behoerdenlotse: BlockExamples<'behoerdenlotse'> = {
  typical: {
    ...guide,
    context: allOf(typical, minimal, amtExamples['legacy-hours']),
    options: { titel: 'Ämter und Mitarbeiter' },
  },
  minimal: { ...guide, context: allOf(), options: { titel: null } },
  'long-words': {
    ...guide,
    context: allOf(amtExamples['long-words']),
    options: { titel: 'Grundstücksverkehrsgenehmigungszuständigkeiten' },
  },
  english: { ...guide, context: allOf(english), options: { titel: 'Offices and staff' } },
}

const contacts = { template: 'ansprechpartner', slotName: 'content' } as const

/** Examples of `ansprechpartner`. */
export const ansprechpartner: BlockExamples<'ansprechpartner'> = {
  typical: {
    ...contacts,
    context: allOf(typical, amtExamples['long-words']),
    options: { titel: 'Ansprechpartner' },
  },
  minimal: { ...contacts, context: allOf(), options: { titel: null } },
  'long-words': {
    ...contacts,
    context: allOf(amtExamples['long-words']),
    options: { titel: 'Straßenverkehrsangelegenheitsansprechpartner' },
  },
  english: { ...contacts, context: allOf(english), options: { titel: 'Contact persons' } },
}
