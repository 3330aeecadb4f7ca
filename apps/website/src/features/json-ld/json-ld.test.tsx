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

test('an address is written as the server sends it, so that the browser finds its own text', async () => {
  const email = 'amt@bad-silberbronn.example'
  const { html } = await renderOnServer(<JsonLd data={{ '@type': 'GovernmentOffice', email }} />)
  expect(html).toContain(email.replace('@', '\\u0040'))
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(text)).toMatchObject({ '@type': 'GovernmentOffice', email })
})
