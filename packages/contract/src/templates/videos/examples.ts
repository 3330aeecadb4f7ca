import type { Video } from '../../entities/mediathek.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import { videoExamples } from '../../examples/mediathek.ts'

const films = { template: 'videos', slotName: 'content' } as const
const { typical, upright, gone, english, minimal } = videoExamples

/** Examples of `videos`. */
export const examples: BlockExamples<'videos'> = {
  typical: {
    ...films,
    context: listOfExamples(videoExamples['own-file'], typical, videoExamples['link-only']),
    options: { titel: 'Filme aus der Stadt' },
  },
  minimal: { ...films, context: listOfExamples(), options: { titel: null } },
  'long-words': {
    ...films,
    context: listOfExamples(videoExamples['long-words'], minimal),
    options: { titel: 'Filmwettbewerbsteilnehmerbeiträge' },
  },
  english: { ...films, context: listOfExamples(english), options: { titel: 'Films of the town' } },
  'every-kind': {
    ...films,
    context: listOfExamples<Video>(upright, gone, minimal),
    options: { titel: 'Filme' },
  },
}
