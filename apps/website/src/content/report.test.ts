import { createLog } from '@kurstadt/log'
import { expect, test } from 'vitest'
import { createReport, orNull } from './report.server.ts'

test('the log says why something optional could not be had, with its cause', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'warn' }, { write: (line) => lines.push(line) })
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const failed = Promise.reject(new TypeError('fetch failed', { cause: refused }))
  expect(await orNull(createReport(log, Date.now), 'the menu', failed)).toBeNull()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'the menu could not be had',
    error: { message: 'fetch failed', cause: { code: 'ECONNREFUSED' } },
  })
})
