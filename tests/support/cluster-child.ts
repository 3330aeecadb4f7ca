/** A cluster as the website makes one, whose workers only say who they are. */
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { joinMetrics, placeOf, serveJoined } from '@kurstadt/metrics'
import { pino } from 'pino'
import { superviseWorkers } from '../../apps/website/server/cluster.ts'

const { TEST_METRICS_PORT } = process.env
const place = placeOf(TEST_METRICS_PORT ? Number(TEST_METRICS_PORT) : undefined, '127.0.0.1')
const report = (error: unknown) => process.emitWarning(String(error))

if (cluster.isPrimary) {
  serveJoined(place, report)
  superviseWorkers(2, pino({ level: 'silent' }))
} else {
  joinMetrics(place, { process: 'website', classOf: () => 'page' }, report)
  createServer((request, response) => {
    response.writeHead(200, { Connection: 'close' })
    response.end(JSON.stringify({ pid: process.pid, arguments: process.argv.slice(2) }))
    // What a mistake of ours would be.
    if (request.url === '/rejects') void Promise.reject(new Error('nobody handles this'))
  }).listen(Number(process.env.TEST_PORT), '127.0.0.1')
  process.on('SIGTERM', () => process.exit(0))
}
