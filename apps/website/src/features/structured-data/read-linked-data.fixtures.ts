import jsonld from 'jsonld'
import { z } from 'zod'

/** schema.org's own context, as far as it says that every word is one of its vocabulary. */
const context = { '@context': { '@vocab': 'https://schema.org/' } }

/** What a reader of JSON-LD makes of it: triples, from which nothing is missing and nothing hidden. */
export async function read(thing: object) {
  const written = JSON.stringify({ '@context': 'https://schema.org', ...thing })
  const [expanded] = await jsonld.expand(
    z.record(z.string(), z.json()).parse(JSON.parse(written)),
    {
      documentLoader: async (url) => ({ documentUrl: url, document: context }),
    },
  )
  return jsonld.compact(expanded ?? {}, context['@context'])
}
