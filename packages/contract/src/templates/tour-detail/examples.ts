import type { BlockExamples } from '../../examples/block-examples.ts'
import { tourExamples } from '../../examples/outdoor.ts'

const block = { template: 'tour-detail', slotName: 'content', options: {} } as const
const { closed, minimal, typical, 'five-thousand-points': long } = tourExamples

/** Examples of `tour-detail`. */
export const examples: BlockExamples<'tour-detail'> = {
  typical: { ...block, context: typical },
  minimal: { ...block, context: minimal },
  closed: { ...block, context: closed },
  'five-thousand-points': { ...block, context: long },
  'long-words': {
    ...block,
    context: {
      ...closed,
      titel: 'Naturschutzgebietsrandbereichserlebniswanderweg',
      markierung: 'Schwarzwaldvereinswanderwegmarkierungsraute',
      start: { ...closed.start, titel: 'Bergbahntalstationswartehäuschenvorplatz' },
    },
  },
  english: {
    ...block,
    context: { ...typical, sprache: 'en', titel: 'Springs Trail', markierung: 'Blue diamond' },
  },
}
