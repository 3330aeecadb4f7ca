import { fehlerbericht, fehlernummer } from '@kurstadt/contract/fehler'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeError, describeTold } from './describe-error.ts'
import { readPlaces } from './places.ts'
import { redactMessage, redactPath } from './redact.ts'

// What is kept of an error says nothing of anybody (issue 25.5, T67).

const marker = 'Renate-Geheim'

const told = (meldung: string, stack = '', art = 'Error') =>
  describeTold({ wo: 'browser', art, meldung, stack })

test.each([
  `no such user "${marker}"`,
  `no such user '${marker}' in the list`,
  `Unexpected „${marker}“`,
  `mail to ${marker}@post.example was refused`,
  `fetch of https://kurort.example/de/suche/?q=${marker} failed`,
  `GET /de/anfragestatus/?name=${marker}`,
  `/de/ämter/#${marker}`,
  `key ${marker}-0123456789abcdef was wrong`,
])('T67: nothing that somebody typed is kept of «%s»', (message) => {
  expect(JSON.stringify(told(message))).not.toContain(marker)
  expect(JSON.stringify(describeError('website', new Error(message), ''))).not.toContain(marker)
})

test('T67: a failed statement and what could not be read keep neither values nor text', () => {
  const failed = Object.assign(new Error(`Failed query: x\nparams: ${marker}`), {
    cause: Object.assign(new Error(`"${marker}" is no number`), {
      severity: 'ERROR',
      code: '22P02',
      detail: marker,
    }),
  })
  const described = describeError('content-api', failed, '')
  expect(described.meldung).toContain('a statement failed')
  expect(JSON.stringify(described)).not.toContain(marker)
  const unread = new SyntaxError(`Unexpected token, ${marker} is not valid JSON`)
  expect(JSON.stringify(describeError('website', unread, ''))).not.toContain(marker)
})

test('what code is called stays in the messages of engines, so that the error can be found', () => {
  const message = "Cannot read properties of undefined (reading 'length')"
  expect(told(message, '', 'TypeError').meldung).toBe(message)
  expect(told('x.map is not a function', '', 'TypeError').meldung).toBe('x.map is not a function')
})

test('errors of one kind from one place are one group, whatever numbers and values are in them', () => {
  const at = (line: number) => `Error: x\n    at load (file:///srv/app/apps/cms/src/a.ts:${line}:7)`
  const one = told('entry 4711 of "Rathaus" is gone', at(3))
  expect(told('entry 1 of "Kurhaus" is gone', at(9)).fehlernummer).toBe(one.fehlernummer)
  expect(told('entry 1 is gone', at(3)).fehlernummer).not.toBe(one.fehlernummer)
  expect(told('entry 4711 of "Rathaus" is gone', at(3), 'RangeError').fehlernummer).not.toBe(
    one.fehlernummer,
  )
})

test('the first place of ours counts, without folders of the machine and hashes of a build', () => {
  const stack = [
    `Error: ${marker}`,
    '    at Client.end (/srv/node_modules/pg/lib/client.js:12:3)',
    '    at async loadPage (file:///srv/kurstadt/apps/website/build/server/index.js:4711:12)',
    '    at node:internal/process/task_queues:95:5',
  ].join('\n')
  const described = told('x', stack)
  expect(described.stelle).toBe('loadPage apps/website/build/server/index.js')
  expect(described.stapel).toContain('Client.end pg/lib/client.js:12:3')
  expect(JSON.stringify(described)).not.toContain('/srv')
  expect(JSON.stringify(described)).not.toContain(marker)
  const browsers = [
    `TypeError: ${marker}\n    at open (https://kurort.example/assets/entry.browser-AbC_d123.js?v=${marker}:1:200)`,
    `open@https://kurort.example/assets/entry.browser-Zz9_0123.js:1:300\n@https://kurort.example/de/:1:1`,
  ].map((lines) => told('x', lines))
  expect(browsers.map(({ stelle }) => stelle)).toEqual(
    Array.from({ length: 2 }, () => 'open assets/entry.browser.js'),
  )
  expect(JSON.stringify(browsers)).not.toContain(marker)
})

test('in a bundle whose names change with every build, a place that is given makes the group', () => {
  const builds = [
    'at q (https://redaktion.example/_next/static/chunks/00z_jwcj4wi2x.js:1:2)',
    'at Xa (https://redaktion.example/_next/static/chunks/0b-p_qq1.js:1:30)',
  ]
  expect(builds.map((stack) => readPlaces(stack).isOurs)).toEqual([true, true])
  const [one, other] = builds.map((stack) =>
    describeTold({ wo: 'back-office-browser', art: 'Error', meldung: 'x', stack, place: '/admin' }),
  )
  expect(one).toMatchObject({
    stelle: '/admin',
    stapel: 'q _next/static/chunks/00z_jwcj4wi2x.js:1:2',
  })
  expect(one?.fehlernummer).toBe(other?.fehlernummer)
})

test('paths keep nothing that opens a door or names somebody', () => {
  expect(redactPath('/de/gemeinderat/?q=x')).toBe('/de/gemeinderat/')
  expect(redactPath('/vorschau/eyJhbGciOi.x1')).toBe('/vorschau/…')
  expect(redactPath('/de/anfragestatus/7f3c/')).toBe('/de/anfragestatus/…/')
  expect(redactPath('/de/a%40b/x@y.example')).toBe('/de/…/…')
})

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }))

test('whatever is thrown or told becomes a report that the contract takes', () => {
  const rest = {
    verlauf: '',
    build: '',
    zuerst: '2026-11-26T10:00:00Z',
    zuletzt: '2026-11-26T10:00:00Z',
  }
  fc.assert(
    fc.property(anyText, anyText, anyText, (art, meldung, stack) => {
      const described = told(meldung, stack, art)
      expect(fehlerbericht.safeParse({ ...described, ...rest, anzahl: 1 }).success).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      expect(
        fehlernummer.safeParse(describeError('website', thrown, 'x').fehlernummer).success,
      ).toBe(true)
    }),
  )
})

test('what is clean stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = redactMessage(text)
      expect(redactMessage(once)).toBe(once)
    }),
  )
})
