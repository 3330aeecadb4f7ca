import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderOnServer } from '../../tests/support/render-view.tsx'
import { newRenderFacts } from '../content/index.ts'
import { galleryPage } from './gallery-pages.server.ts'
import { showMembers, takeMembers } from './ratsinfo.tsx'

const server = vi.hoisted(() => ({
  beginLogin: vi.fn(),
  beginLoginStep: vi.fn(),
  changeOwnPassword: vi.fn(),
  changeSecondFactor: vi.fn(),
  councilLogin: { area: 'rat' },
  endLoginStep: vi.fn(),
  endSession: vi.fn(),
  loadCouncil: vi.fn(),
  loadShell: vi.fn(),
  prolongCouncilSession: vi.fn(),
}))
vi.mock('../content/index.server.ts', () => server)

const path = '/de/gemeinderat/intern/sitzungen/?jahr=2026'
const session = { id: 4, token: 'abcdefghijklmnopqrstu_' }
const codes = ['7KQ2-M9XD-4TVA', '8KQ2-M9XD-4TVA']

function askedWith(init: RequestInit, at = path, slug = 'sitzungen') {
  const url = new URL(at, 'http://localhost')
  const facts = newRenderFacts('mark')
  return { request: new Request(url, init), url, params: { slug }, facts }
}

function withSession(asked: ReturnType<typeof askedWith>) {
  const cookie = `ratsinfoauth=${session.id}; ratsinfoauthJWT=${session.token}`
  asked.request.headers.set('cookie', cookie)
  return asked
}

beforeEach(() => {
  server.loadShell.mockResolvedValue(galleryPage('slim', 'default', 'de').shell)
})

test.each([
  ['has to be changed first', async () => ({ kind: 'first' })],
  ['cannot be read', () => Promise.reject(new Error('away'))],
])('18.3: a login tells its recovery codes though the account %s', async (_, loadCouncil) => {
  server.loadCouncil.mockImplementation(loadCouncil)
  server.endLoginStep.mockResolvedValue({ kind: 'secured', session, codes })
  const body = new URLSearchParams({ tun: 'bestaetigen', vorgang: 'x', code: '123456' })
  const answer = await takeMembers(
    askedWith({
      method: 'POST',
      body: body.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  )
  if (answer instanceof Response) throw new Error('no page')
  expect(answer.status).toBe(200)
  expect(answer.cookies?.join()).toContain(session.token)
  // As the server makes it: a whole page has tags that jsdom does not know.
  document.body.innerHTML = (await renderOnServer(answer.view)).html
  const list = screen.getByRole('list', { name: 'Wiederherstellungscodes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes)
  expect(screen.getByRole('link', { name: /weiter/ }).getAttribute('href')).toBe(path)
})

test('the way on from the codes asks for a password of one’s own (T09)', async () => {
  server.loadCouncil.mockResolvedValue({ kind: 'first' })
  const answer = await showMembers(withSession(askedWith({})))
  if (answer instanceof Response) throw new Error('no page')
  expect(answer.status).toBe(403)
})

test.each([
  ['2028-05-20T06:30:00.000Z', { neu_seit: '2028-05-20T06:30:00.000Z', seite: '2' }],
  ['2028-13-20T06:30:00.000Z', { seite: '2' }],
  ['gestern', { seite: '2' }],
])('the members’ search can be limited to what is new: since %s', async (seit, params) => {
  server.loadCouncil.mockResolvedValue({ kind: 'out' })
  const there = `/de/gemeinderat/intern/suche/?seite=2&neu_seit=${encodeURIComponent(seit)}`
  await showMembers(withSession(askedWith({}, there, 'suche')))
  expect(server.loadCouncil).toHaveBeenLastCalledWith(session, { kind: 'suche', params })
})
