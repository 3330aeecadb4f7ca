import { expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from './create-log.ts'

const secret = 'Renate-Geheim'

const logged = z.looseObject({ msg: z.string().optional() })
const failed = logged.extend({
  err: z.looseObject({ stack: z.string(), cause: z.looseObject({ message: z.string() }) }),
})

function listening() {
  const lines: string[] = []
  const log = createLog({ level: 'info' }, { write: (line) => void lines.push(line) })
  return { log, lines }
}

function failedStatement(): Error {
  const params = [`${secret}@post.example`, secret]
  const cause = Object.assign(new Error(`invalid input syntax: "${secret}"`), {
    severity: 'ERROR',
    code: '22P02',
    detail: `Key (email)=(${secret}@post.example) already exists.`,
    table: 'anfragen',
  })
  const error = new Error(`Failed query: insert into x values ($1)\nparams: ${params.join()}`, {
    cause,
  })
  return Object.assign(error, { query: 'insert into x values ($1)', params, data: { secret } })
}

test('S4: however an error is logged, nothing of what somebody typed is in the log', () => {
  const { log, lines } = listening()
  const error = failedStatement()
  log.error(error)
  log.error({ err: error })
  log.error({ err: error }, 'failed')
  log.error({ error, msg: 'named otherwise' })
  log.child({ process: 'x' }).warn({ err: error })
  log.error(new SyntaxError(`Unexpected token, "${secret}" is not valid JSON`))
  log.error({ err: new Error(`no such user <${secret}@post.example>`) })
  expect(lines).toHaveLength(7)
  expect(lines.join('\n')).not.toContain(secret)
})

test('S4: what went wrong and where is still said', () => {
  const { log, lines } = listening()
  log.error({ err: failedStatement(), id: 7 }, 'a request failed')
  const line = failed.parse(JSON.parse(lines[0] ?? ''))
  expect(line).toMatchObject({
    id: 7,
    msg: 'a request failed',
    err: { message: 'a statement failed', cause: { code: '22P02' } },
  })
  expect(line.err.cause.message).toContain('table anfragen')
  expect(line.err.stack).toContain('create-log.test.ts')
})

test('S4: a text with values is written as before', () => {
  const { log, lines } = listening()
  log.info('%s pages', 3)
  log.info({ rows: 2 })
  expect(lines.map((line) => logged.parse(JSON.parse(line)).msg)).toEqual(['3 pages', undefined])
})
