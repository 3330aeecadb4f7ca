/** Content API: `route` calls a second, beside what the same server does when it does nothing. */
import autocannon from 'autocannon'
import { given, report } from './report.ts'

const origin = given('CONTENT_API_URL')

async function perSecond(path: string): Promise<number> {
  const run = { url: `${origin}${path}`, connections: 16, duration: 5 }
  await autocannon({ ...run, duration: 2 })
  const result = await autocannon(run)
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: answers other than 200`)
  return result.requests.average
}

const bare = await perSecond('/healthz')
const route = await perSecond('/api/cms/route?url=%2Fde%2F')
const detail = await perSecond('/api/cms/veranstaltungen/1')
report({ name: 'API: route', value: route, unit: '/s', target: '≥ 1500', ok: route >= 1500 })
report({
  name: 'API: route beside a call that does nothing',
  value: route / bare,
  unit: '×',
  target: 'for comparison',
  ok: true,
})
report({ name: 'API: one event', value: detail, unit: '/s', target: 'for comparison', ok: true })
