import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { formSamples } from '@kurstadt/contract/examples'
import { beforeAll, expect, test } from 'vitest'
import { openTakingApart, type Taking, travelling } from '../contract/anfragen.ts'
import { filesOf, onWire } from '../contract/attachments.ts'
import { startApi } from '../contract/content-api.ts'
import { scene } from '../support/sample-pictures.ts'
import { canMount } from '../support/upload-server.ts'

// Photos of damage when connections are cut and disks are full (T46, F08, F09): all or nothing.

const photo = await scene(1_800, 1_200).jpeg({ quality: 95 }).toBuffer()

let town: Taking

beforeAll(async () => {
  town = await openTakingApart()
})

const bodyWith = (count: number) => {
  const fotos = Array.from({ length: count }, (_, at) => onWire(`${at}.jpg`, photo))
  return JSON.stringify({ ...formSamples.schaden.fields, fotos, ...travelling() })
}

/** Sends the head of a report and half of its body, then goes away. */
async function sendHalf({ api }: Taking): Promise<void> {
  const body = bodyWith(3)
  const socket = connect(api.port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = [
    'POST /api/cms/anfragen/schaden HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body.slice(0, body.length / 2),
  ]
  socket.write(head.join('\r\n'))
  await sleep(150)
  socket.destroy()
}

const smallDisk = [
  'unshare',
  '-m',
  'sh',
  '-c',
  'mount -t tmpfs -o size=2m tmpfs "$ATTACHMENT_DIR" && exec "$@"',
  '-',
]

test('cut connections leave nothing, and the next report is taken', async () => {
  const before = await town.counts()
  await Promise.all(Array.from({ length: 6 }, () => sendHalf(town)))
  expect((await town.post('schaden', bodyWith(2))).status).toBe(200)
  const after = await town.counts()
  expect(after.map((count, at) => count - (before[at] ?? 0)).slice(0, 4)).toEqual([1, 0, 2, 2])
  expect(await filesOf(town, 'ATTACHMENT_DIR')).toHaveLength(2)
})

test.runIf(canMount())(
  'a full disk refuses a report whole, and is well again with room',
  async () => {
    const { url } = await startApi(town.environment, { within: smallDisk })
    const send = (text: string) =>
      fetch(`${url}/api/cms/anfragen/schaden`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: text,
      })
    const then = await town.counts()
    expect((await send(bodyWith(5))).status).toBe(503)
    expect(await town.counts()).toEqual(then)
    // What was written of it is gone again, so one photo has room.
    expect((await send(bodyWith(1))).status).toBe(200)
  },
)
