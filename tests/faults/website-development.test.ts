import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../support/ports.ts'
import { until } from '../support/website.ts'

// `npm run dev:website`: the same front before Vite, on example content.

const entry = path.resolve(import.meta.dirname, '../../apps/website/server/dev.ts')

let url = ''
let end: () => Promise<unknown>

const answers = () =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

beforeAll(async () => {
  const [port, apiPort] = [await freePort(), await freePort()]
  url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [entry, '--examples'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'silent',
      WEBSITE_PORT: String(port),
      WEBSITE_URL: url,
      CONTENT_API_URL: `http://127.0.0.1:${apiPort}`,
    },
  })
  end = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  expect(await until(answers, 60_000)).toBe(true)
})
afterAll(() => end())

const hrefs = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].flatMap(([, href]) => (href === undefined ? [] : [href]))

test('while developing a page names its styles before anything is drawn, and each is a style sheet', async () => {
  const html = await (await fetch(`${url}/de/`)).text()
  const [head = ''] = html.split('</head>')
  const sheets = hrefs(head, /<link rel="stylesheet" href="([^"]+)"/g)
  expect(sheets).toContain('/src/styles/index.css')
  expect(sheets).toContain('/src/ui/carousel/carousel.module.css')
  for (const sheet of sheets) {
    const answer = await fetch(url + sheet, { headers: { Accept: 'text/css,*/*;q=0.1' } })
    expect([sheet, answer.status, answer.headers.get('content-type')]).toEqual([
      sheet,
      200,
      'text/css',
    ])
  }
})

test('while developing the classes of a page are those of its sheets', async () => {
  const html = await (await fetch(`${url}/de/`)).text()
  const sheet = await fetch(`${url}/src/features/site-header/site-header.module.css`, {
    headers: { Accept: 'text/css,*/*;q=0.1' },
  })
  const [used = ''] = /<header[^>]*class="([^" ]+)/.exec(html)?.slice(1) ?? []
  expect(used).not.toBe('')
  expect(await sheet.text()).toContain(`.${used}`)
})

test('while developing behaviour and islands come as code', async () => {
  for (const file of [
    '/@vite/client',
    '/src/entry.browser.ts',
    '/src/ui/island/hydrate-island.tsx',
    '/src/features/anfragen/request-form.de.island.tsx',
  ]) {
    const answer = await fetch(url + file)
    expect([file, answer.status, answer.headers.get('content-type')]).toEqual([
      file,
      200,
      'text/javascript',
    ])
  }
})
