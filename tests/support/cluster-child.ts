/** A cluster as the website makes one, whose workers only say who they are. */
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { superviseWorkers } from '../../apps/website/server/cluster.ts'

if (cluster.isPrimary) superviseWorkers(2, pino({ level: 'silent' }))
else {
  createServer((request, response) => {
    response.writeHead(200, { Connection: 'close' })
    response.end(JSON.stringify({ pid: process.pid, arguments: process.argv.slice(2) }))
    // What a mistake of ours would be.
    if (request.url === '/rejects') void Promise.reject(new Error('nobody handles this'))
  }).listen(Number(process.env.TEST_PORT), '127.0.0.1')
  process.on('SIGTERM', () => process.exit(0))
}
