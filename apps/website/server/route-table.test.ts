import { expect, test } from 'vitest'
import { allowed, matches, type Route, reading, takes } from './route-table.ts'

const answer = () => null
const table: Route[] = [
  { name: 'calendar', methods: reading, pattern: /^\/(de|en)\/termine\.ics$/, answer },
  { name: 'page', methods: ['POST', 'GET', 'HEAD'], pattern: /^\/(de|en)(\/|$)/, answer },
  { name: 'call', methods: ['POST'], pattern: /^\/api\/anfrage$/, answer },
  { name: 'robots', methods: reading, pattern: '/robots.txt', answer },
]
const namesAt = (path: string) => [...matches(table, path)].map(({ route }) => route.name)

test('routes stand in the order of the table, so that the narrow one is asked first', () => {
  expect(namesAt('/de/termine.ics')).toEqual(['calendar', 'page'])
  expect(namesAt('/de/termine')).toEqual(['page'])
})

test('a path in letters fits as a whole and nothing else', () => {
  expect(namesAt('/robots.txt')).toEqual(['robots'])
  expect(namesAt('/robots.txt/')).toEqual([])
  expect(namesAt('/robotsxtxt')).toEqual([])
})

test('no name that every object has is a route', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    expect([...namesAt(name), ...namesAt(`/${name}`)]).toEqual([])
  expect(table.some((route) => takes(route, 'constructor'))).toBe(false)
})

test('a route gets the groups of its pattern', () => {
  const [first] = matches(table, '/en/termine.ics')
  expect(first?.groups).toEqual(['en'])
})

test('Allow names what a route takes, or what any of them does, in one order', () => {
  const [calendar, page, call] = table
  expect([calendar, page, call].map((route) => (route ? allowed(route) : ''))).toEqual([
    'GET, HEAD',
    'GET, HEAD, POST',
    'POST',
  ])
  expect(allowed(...table)).toBe('GET, HEAD, POST')
})
