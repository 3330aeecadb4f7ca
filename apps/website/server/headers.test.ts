import { expect, test } from 'vitest'
import { headerText, prepareHeaders, rawHeaders } from './headers.ts'

test('a header with several values is sent once for each of them', () => {
  const headers = { 'Content-Type': 'text/html', 'Set-Cookie': ['a=1', 'b=2'] }
  expect(rawHeaders(headers)).toEqual([
    'Content-Type',
    'text/html',
    'Set-Cookie',
    'a=1',
    'Set-Cookie',
    'b=2',
  ])
})

test('a prepared list belongs to its headers alone, and to no copy that says something else', () => {
  const headers = prepareHeaders({ 'Cache-Control': 'public, no-cache', ETag: 'W/"1"' })
  expect(rawHeaders(headers)).toBe(rawHeaders(headers))
  expect(rawHeaders({ ...headers, 'Cache-Control': 'private, no-cache' })).toEqual([
    'Cache-Control',
    'private, no-cache',
    'ETag',
    'W/"1"',
  ])
})

test('a header that every object inherits is none of ours', () => {
  expect(headerText({}, 'constructor')).toBe('')
})
