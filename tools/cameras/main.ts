import { createServer, type ServerResponse } from 'node:http'
import { camerasEnv, envOrExit } from '@kurstadt/env'
import { cameraAt, drawPicture, lastPicture } from './draw.ts'

/*
 * The cameras of the demo town, which has none: they draw what they would see now. Whoever runs a
 * town of their own names its cameras instead (WEBCAM_HOSTS).
 */

const { DEMO_CAMERAS_PORT } = envOrExit(camerasEnv)

async function send(path: string, response: ServerResponse): Promise<void> {
  const camera = cameraAt(path)
  if (!camera) return void response.writeHead(path === '/' ? 200 : 404).end()
  const picture = await drawPicture(camera, lastPicture(new Date()))
  response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': picture.length })
  response.end(picture)
}

const server = createServer(({ url = '/' }, response) => {
  send(url, response).catch(() => response.destroy())
})
server.listen(DEMO_CAMERAS_PORT, '127.0.0.1')

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    server.close()
    server.closeAllConnections()
  })
