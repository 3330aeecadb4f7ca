import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** Where measurements are read: loopback, or a network that only the monitoring is in (T81). */
export type Place = { port: number; bind: string }

/** Text in the format of Prometheus, and its type. */
export type Exposition = { contentType: string; metrics: () => Promise<string> }

/** Reports what kept the measurements from being read. */
export type Report = (error: unknown) => void

async function answer(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  { contentType, metrics }: Exposition,
): Promise<void> {
  if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
    response.writeHead(404).end()
    return
  }
  const text = await metrics()
  response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  response.end(method === 'HEAD' ? undefined : text)
}

/**
 * Serves measurements on a port of their own, which no visitor reaches. A port that is taken is
 * reported and stops nothing: a site that cannot be measured is still a site.
 */
export function serveMetrics(
  { port, bind }: Place,
  exposition: Exposition,
  report: Report,
): Server {
  const server = createServer((request, response) => {
    answer(request, response, exposition).catch((error: unknown) => {
      report(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.on('error', report)
  server.listen(port, bind)
  // It keeps no process alive that has nothing else to do.
  server.unref()
  return server
}
