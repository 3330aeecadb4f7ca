import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { describeError } from '@kurstadt/log'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ContentError, newRenderFacts, type PageResult } from '../content/index.ts'
import { galleryPage } from './gallery-pages.server.ts'
import { showPage } from './page.tsx'
import { Failed } from './route.ts'

// Files of this layer share a process and its modules: what is replaced here is so here alone.
vi.hoisted(() => vi.resetModules())
const { loadPage, loadShell } = vi.hoisted(() => ({ loadPage: vi.fn(), loadShell: vi.fn() }))
vi.mock('../content/index.server.ts', () => ({ loadPage, loadShell }))
afterAll(() => void vi.resetModules())

const page = galleryPage('slim', 'default', 'de')
const found: PageResult = {
  kind: 'page',
  page,
  tags: ['seiten:41'],
  stale: false,
  isShared: true,
  zugang: 'oeffentlich',
}

/** Asks for a path; returns what was shown or thrown, and what the server was told. */
async function ask(path: string) {
  const facts = newRenderFacts('mark')
  const url = new URL(path, 'http://localhost')
  const asked = { request: new Request(url), url, params: {}, facts }
  const answer: unknown = await showPage(asked).catch((thrown: unknown) => thrown)
  return { answer, facts }
}

const statusOf = (answer: unknown) => {
  const shown = answer instanceof Failed ? answer.shown : answer
  return typeof shown === 'object' && shown !== null && 'status' in shown ? shown.status : null
}

beforeEach(() => {
  loadShell.mockResolvedValue(page.shell)
})

test('a page is asked for by its path and its parameters', async () => {
  loadPage.mockResolvedValue(found)
  await ask('/de/silberbad/?seite=2')
  expect(loadPage).toHaveBeenLastCalledWith({
    path: '/de/silberbad/',
    query: new URLSearchParams('seite=2'),
  })
})

test('a public page may be stored and says what it depends on', async () => {
  loadPage.mockResolvedValue(found)
  const { facts } = await ask('/de/silberbad/')
  expect(facts).toMatchObject({ isCacheable: true, isPrivate: false, isStale: false })
  expect([...facts.tags]).toEqual(['seiten:41'])
})

test('a page behind a login is never stored', async () => {
  loadPage.mockResolvedValue({ ...found, zugang: 'intranet' })
  const { facts } = await ask('/de/intern/')
  expect(facts).toMatchObject({ isCacheable: false, isPrivate: true })
})

test('a page with an answer for this visitor alone is never stored', async () => {
  loadPage.mockResolvedValue({ ...found, isShared: false })
  const { facts } = await ask('/de/suche/?q=Therme')
  expect(facts).toMatchObject({ isCacheable: false, isPrivate: true })
})

test('its forms may post to the newsletter provider and the booking portal of the settings, on an error page too', async () => {
  loadPage.mockResolvedValue(found)
  const [provider, portal] = ['https://post.bad-silberbronn.example', 'https://buchen.example']
  expect([...(await ask('/de/silberbad/')).facts.formTargets]).toEqual([provider, portal])
  loadPage.mockRejectedValue(new ContentError('not-found', 'route'))
  expect([...(await ask('/de/x/')).facts.formTargets]).toEqual([provider, portal])
  loadShell.mockResolvedValue({ ...page.shell, newsletter: null })
  expect([...(await ask('/de/x/')).facts.formTargets]).toEqual([portal])
})

test('an error page has the menus of the area that its address lies in', async () => {
  loadPage.mockRejectedValue(new ContentError('not-found', 'route'))
  await ask('/en/rossini/x/')
  expect(loadShell).toHaveBeenLastCalledWith({ sprache: 'en', theme: 'rossini' })
  await ask('/de/behoerdenlotse/x/')
  expect(loadShell).toHaveBeenLastCalledWith({ sprache: 'de', theme: 'behoerdenlotse' })
})

test('reasons become statuses: 404, 410, 400, 503', async () => {
  for (const [code, status] of [
    ['not-found', 404],
    ['bad-request', 400],
    ['unavailable', 503],
  ] as const) {
    loadPage.mockRejectedValue(new ContentError(code, 'route'))
    const { answer, facts } = await ask('/de/x/')
    expect(statusOf(answer)).toBe(status)
    expect(facts.isCacheable).toBe(false)
  }
  loadPage.mockResolvedValue({ kind: 'gone' })
  expect(statusOf((await ask('/de/x/')).answer)).toBe(410)
})

const kept = { tags: ['seiten'] }

test('a missing page is stored, and soon asked for again where an old answer says so or its menus are old', async () => {
  loadPage.mockRejectedValue(new ContentError('not-found', 'route', kept))
  expect((await ask('/de/x/')).facts).toMatchObject({ isCacheable: true, isStale: false })
  loadPage.mockRejectedValue(new ContentError('not-found', 'route', { ...kept, isStale: true }))
  expect((await ask('/de/x/')).facts).toMatchObject({ isCacheable: true, isStale: true })
  loadPage.mockRejectedValue(new ContentError('not-found', 'route', kept))
  loadShell.mockResolvedValue({ ...page.shell, isStale: true })
  expect((await ask('/de/x/')).facts).toMatchObject({ isCacheable: true, isStale: true })
})

test('a redirect keeps its status and never leaves the site', async () => {
  loadPage.mockResolvedValue({ kind: 'redirect', status: 301, location: '/de/neu/' })
  const { answer } = await ask('/de/alt/')
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/de/neu/')
  expect(statusOf(answer)).toBe(301)
  for (const location of ['//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    loadPage.mockResolvedValue({ kind: 'redirect', status: 302, location })
    expect(statusOf((await ask('/de/alt/')).answer)).toBe(404)
  }
})

test('a mistake of ours is not dressed up as a missing page', async () => {
  loadPage.mockRejectedValue(new TypeError('a mistake'))
  expect((await ask('/de/x/')).answer).toBeInstanceOf(TypeError)
})

test('content that cannot be had has the number that its report has; a missing page has none', async () => {
  const reported: unknown[] = []
  const heard = (line: unknown) => void reported.push(line)
  subscribe('kurstadt:log', heard)
  onTestFinished(() => void unsubscribe('kurstadt:log', heard))
  const numberOf = async (error: ContentError) => {
    loadPage.mockRejectedValue(error)
    const { answer } = await ask('/de/silberbad/')
    return answer instanceof Failed ? answer.shown.headers?.['X-Error-Number'] : null
  }
  const away = new ContentError('unavailable', 'route')
  expect(await numberOf(away)).toBe(describeError('website', away, '').fehlernummer)
  expect(reported).toMatchObject([{ level: 50, error: away }])
  expect(await numberOf(new ContentError('not-found', 'route'))).toBeUndefined()
  expect(reported).toHaveLength(1)
})

/** The page as a website shows it that was started with these variables. */
async function shownWith(variables: Record<string, string>, result: PageResult) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const [{ showPage: show }, { renderToString }] = await Promise.all([
    import('./page.tsx'),
    import('react-dom/server'),
  ])
  loadPage.mockResolvedValue(result)
  const facts = newRenderFacts('mark')
  const url = new URL('/de/silberbad/', 'http://localhost')
  const shown = await show({ request: new Request(url), url, params: {}, facts })
  return {
    html: 'view' in shown ? renderToString(shown.view) : '',
    may: [...facts.statisticsSources],
  }
}

test('a town without a Matomo asks nobody, and its pages may speak to nobody', async () => {
  const { html, may } = await shownWith({}, found)
  expect(html).toContain('</main>')
  expect([may, html.includes('Statistik')]).toEqual([[], false])
})

test('with a Matomo public pages may speak to it and ask, hidden; what is for one person does neither', async () => {
  const on = { MATOMO_URL: 'https://statistik.example/matomo', MATOMO_SITE: '4' }
  const open = await shownWith(on, found)
  expect(open.may).toEqual(['https://statistik.example'])
  expect(open.html).toMatch(
    /data-behaviour="statistics" data-url="https:\/\/statistik.example\/matomo\/" data-site="4" hidden=""/,
  )
  for (const result of [
    { ...found, isShared: false },
    { ...found, zugang: 'rat' as const },
  ]) {
    const own = await shownWith(on, result)
    expect([own.may, own.html.includes('data-behaviour="statistics"')]).toEqual([[], false])
  }
})
