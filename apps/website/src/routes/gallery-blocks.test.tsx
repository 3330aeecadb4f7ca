import { expect, test } from 'vitest'
import { invalidIn } from '../../../../tests/support/valid-html.ts'
import { renderOnServer } from '../../tests/support/render-view.tsx'
import { RenderBlock } from '../templates/index.ts'
import { exampleNames, galleryBlocks } from './gallery-examples.server.ts'

// Each example by itself: two of one template on one page have the same ids.
for (const { name, examples } of exampleNames)
  test(`W13, A7: every example of ${name} is valid HTML`, async () => {
    const wrong: unknown[] = []
    for (const example of examples)
      for (const { block } of galleryBlocks(name, example)) {
        const sprache = example.startsWith('english') ? 'en' : 'de'
        const { html, errors } = await renderOnServer(<RenderBlock block={block} />, { sprache })
        wrong.push(...errors, ...(await invalidIn(`${name}/${example}`, html)))
      }
    expect(wrong).toEqual([])
  })
