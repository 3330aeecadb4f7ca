import { baugebietExamples } from '../../examples/baugebiete.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'

const area = { template: 'baugebiet-detail', slotName: 'content', options: {} } as const

/** Examples of `baugebiet-detail`. */
export const examples: BlockExamples<'baugebiet-detail'> = {
  typical: { ...area, context: baugebietExamples.typical },
  minimal: { ...area, context: baugebietExamples.minimal },
  'sold-out': { ...area, context: baugebietExamples['sold-out'] },
  'two-hundred-plots': { ...area, context: baugebietExamples['two-hundred-plots'] },
  'long-words': { ...area, context: baugebietExamples['long-words'] },
  english: { ...area, context: baugebietExamples.english },
}
