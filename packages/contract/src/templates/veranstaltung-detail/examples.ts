import type { BlockExamples } from '../../examples/block-examples.ts'
import { veranstaltungExamples } from '../../examples/veranstaltung.ts'

const event = { template: 'veranstaltung-detail', slotName: 'content', options: {} } as const

/** Examples of `veranstaltung-detail`. */
export const examples: BlockExamples<'veranstaltung-detail'> = {
  typical: { ...event, context: veranstaltungExamples.typical },
  minimal: { ...event, context: veranstaltungExamples.minimal },
  'long-words': { ...event, context: veranstaltungExamples['long-words'] },
  hostile: { ...event, context: veranstaltungExamples.hostile },
  english: { ...event, context: veranstaltungExamples.english },
  cancelled: { ...event, context: veranstaltungExamples.cancelled },
  over: { ...event, context: veranstaltungExamples.over },
  opera: { ...event, context: veranstaltungExamples.opera },
  series: { ...event, context: veranstaltungExamples.series },
  'moved-night': { ...event, context: veranstaltungExamples['moved-night'] },
  'broken-picture': { ...event, context: veranstaltungExamples['broken-picture'] },
}
