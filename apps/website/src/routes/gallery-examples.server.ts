import { isTemplateName, templateNames } from '@kurstadt/contract'
import type { PageBlock } from '../content/index.ts'
import type { NamedBlock } from './gallery-blocks.tsx'
import { galleryExamples } from './gallery-examples.generated.server.ts'

/** Names of all examples by template. */
export const exampleNames = Object.entries(galleryExamples).map(([name, blocks]) => ({
  name,
  examples: Object.keys(blocks),
}))

/** Examples by template and name: `all` is every template, no example is all of a template. */
export function galleryBlocks(template: string, example: string): NamedBlock[] {
  const names = template === 'all' ? templateNames : [template].filter(isTemplateName)
  return names.flatMap((name) =>
    Object.entries<PageBlock>(galleryExamples[name])
      .filter(([key]) => example === '' || key === example)
      .map(([key, block]) => ({ example: key, block })),
  )
}
