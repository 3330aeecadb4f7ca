/** A page with 12 blocks through Payload's Local API, as the content API reads it. */
import { getPayload } from 'payload'
import { z } from 'zod'
import config from '../apps/cms/src/payload.config.ts'
import { percentile, report } from './report.ts'

const rounds = 300
const twelveBlocks = z.object({ bloecke: z.array(z.unknown()).length(12) })
const payload = await getPayload({ config })
const pfad = '/de/messseite-mit-zwoelf-bloecken/'
const paragraph = {
  type: 'paragraph',
  version: 1,
  children: [
    {
      type: 'text',
      version: 1,
      text: 'Das Thermalwasser kommt mit 36 Grad aus dem Fels. '.repeat(8),
    },
  ],
}
const text = {
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: [paragraph],
  },
}
const page = await payload.create({
  collection: 'seiten',
  locale: 'de',
  overrideAccess: true,
  data: {
    titel: 'Messseite',
    pfad,
    pageLayout: 'wide',
    pageTheme: 'default',
    _status: 'published',
    bloecke: Array.from({ length: 12 }, (_, index) => ({
      blockType: 'text',
      titel: `Abschnitt ${index + 1}`,
      text,
    })),
  },
})
try {
  const times: number[] = []
  for (let round = 0; round < rounds + 50; round += 1) {
    const start = performance.now()
    const found = await payload.findByID({
      collection: 'seiten',
      id: page.id,
      locale: 'de',
      depth: 0,
      overrideAccess: true,
    })
    twelveBlocks.parse(found)
    if (round >= 50) times.push(performance.now() - start)
  }
  const median = percentile(times, 0.5)
  report({
    name: 'Local API: page with 12 blocks, median',
    value: median,
    unit: 'ms',
    target: '< 5',
    ok: median < 5,
  })
} finally {
  await payload.delete({ collection: 'seiten', id: page.id, overrideAccess: true })
}
// Payload's adapter keeps a connection open for good (docs/traps.md).
process.exit(0)
