import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const base = 'https://www.bad-silberbronn.example'

/** Fields of the file by name, as RFC 9116 (2.2) has them. */
const read = (text: string) =>
  Object.groupBy(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? []
        return { name, value }
      }),
    ({ name }) => name,
  )

test('T81: whoever finds a weakness reads where to tell it, in order of preference', () => {
  const found = read(securityTxt(base, 'mailto:sicherheit@town.example', new Date()))
  expect(found.Contact?.map(({ value }) => value)).toEqual([
    'mailto:sicherheit@town.example',
    `${base}/de/anfragen/`,
  ])
  expect(found.Canonical?.map(({ value }) => value)).toEqual([`${base}/.well-known/security.txt`])
  expect(Object.keys(found)).not.toContain('')
  expect(read(securityTxt(base, undefined, new Date())).Contact).toHaveLength(1)
})

test.each(['2026-11-26T23:59:59Z', '2027-08-31T12:00:00Z', '2028-02-29T00:00:00Z'])(
  'at %s it holds for months, and less than a year',
  (instant) => {
    const now = new Date(instant)
    const { Expires = [] } = read(securityTxt(base, undefined, now))
    expect(Expires).toHaveLength(1)
    const days = (Date.parse(Expires[0]?.value ?? '') - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(120)
    expect(days).toBeLessThan(365)
  },
)
