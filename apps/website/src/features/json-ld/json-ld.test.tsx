import { expect, test } from 'vitest'
import { renderOnServer } from '../../../tests/support/render-view.tsx'
import { JsonLd } from './json-ld.tsx'

test('what an editor writes cannot end the element, and is read as it was written', async () => {
  const name = '</script><script>alert("1 & 2")</script>'
  const { html, errors } = await renderOnServer(<JsonLd data={{ '@type': 'Thing', name }} />)
  expect(errors).toEqual([])
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name })
})
