import { expect, test } from 'vitest'
import { isReservedHost } from './reserved-host.ts'

test('names that are kept for examples belong to nobody, others to somebody', () => {
  for (const host of ['post.kurort.example', 'a.test', 'example.org', 'x.invalid'])
    expect([host, isReservedHost(host)]).toEqual([host, true])
  for (const host of ['kurort.de', 'example.de', 'myexample', 'contest', ''])
    expect([host, isReservedHost(host)]).toEqual([host, false])
})
