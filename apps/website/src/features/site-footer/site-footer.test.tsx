import { einstellungenExamples, menuExamples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { newsletterTarget, type Shell } from '../../content/index.ts'
import { FestivalFooter } from './festival-footer.tsx'
import { PilotFooter, ReportedPathContext, SiteFooter } from './index.ts'

const einstellungen = einstellungenExamples.typical

function shellIn(sprache: 'de' | 'en', over: Partial<Shell> = {}): Shell {
  const { haupt, quicklinks, footerThemen, footerInformationen, footerRechtliches } = menuExamples
  const menus = {
    haupt,
    quicklinks,
    app: null,
    footerThemen,
    footerInformationen,
    footerRechtliches,
  }
  const hinweise = { gezeigt: [], bis: null }
  return {
    sprache,
    menus,
    einstellungen,
    hinweise,
    newsletter: newsletterTarget(einstellungen),
    isStale: false,
    ...over,
  }
}

function show(Footer: typeof SiteFooter, shell: Shell) {
  return renderView(<Footer shell={shell} id="seitenende" />, { sprache: shell.sprache })
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('topics, contact blocks, information and legal links come from settings and menus', () => {
  show(SiteFooter, shellIn('de'))
  const lists = ['Themen', 'Informationen', 'Rechtliches']
  for (const name of lists) expect(screen.getByRole('navigation', { name })).toBeTruthy()
  for (const { name } of [einstellungen.tourismus, einstellungen.rathaus])
    expect(screen.getByRole('region', { name })).toBeTruthy()
  expect(hrefs()).toContain('/de/impressum/')
  expect(hrefs()).toContain('/de/inhaltsverzeichnis/')
})

test('a newsletter box sits in the main footer, in German', () => {
  show(SiteFooter, shellIn('de'))
  const box = screen.getByRole('region', { name: 'Newsletter' })
  expect(within(box).getByText(/post\.bad-silberbronn\.example/)).toBeTruthy()
  expect(within(box).getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toBe(
    '/de/datenschutz/',
  )
})

test('the English main footer has none, nor has a footer without a provider', () => {
  const { unmount } = show(SiteFooter, shellIn('en'))
  expect(screen.queryByRole('textbox')).toBeNull()
  unmount()
  show(SiteFooter, shellIn('de', { newsletter: null }))
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the opening hours are behind what holds now', () => {
  const { container } = show(SiteFooter, shellIn('de'))
  const hours = container.querySelectorAll('details')
  expect(hours).toHaveLength(2)
  for (const { open } of hours) expect(open).toBe(false)
})

test('a menu that failed to load says so and leads home, an empty one is not shown', () => {
  const { menus } = shellIn('de')
  const broken = { ...menus, footerThemen: null, footerInformationen: menuExamples.minimal }
  show(SiteFooter, shellIn('de', { menus: broken }))
  const themen = screen.getByRole('navigation', { name: 'Themen' })
  expect(within(themen).getByRole('link').getAttribute('href')).toBe('/de/')
  expect(screen.queryByRole('navigation', { name: 'Informationen' })).toBeNull()
})

test('without settings the footer stands with its menus', () => {
  show(SiteFooter, shellIn('de', { einstellungen: null, newsletter: null }))
  expect(screen.getByRole('navigation', { name: 'Themen' })).toBeTruthy()
})

test('the festival footer has a second newsletter box, in both languages', () => {
  for (const sprache of ['de', 'en'] as const) {
    const { unmount } = show(FestivalFooter, shellIn(sprache))
    expect(screen.getByRole('textbox').getAttribute('name')).toBe('email')
    unmount()
  }
})

test('the festival footer shows the shop link only in German', () => {
  const { unmount } = show(FestivalFooter, shellIn('de'))
  expect(hrefs()).toContain('/de/shop/')
  unmount()
  show(FestivalFooter, shellIn('en'))
  expect(hrefs().filter((href) => href?.includes('shop'))).toEqual([])
})

test.each([
  ['de', '/de/rossini/impressum-rossini/', '/de/rossini/datenschutz-rossini/'],
  ['en', '/en/rossini/rossini-imprint/', '/en/rossini/rossini-privacy/'],
] as const)(
  'the festival (%s) has its own imprint and privacy page, and a way back to town',
  (sprache, imprint, privacy) => {
    show(FestivalFooter, shellIn(sprache))
    expect(hrefs()).toEqual(expect.arrayContaining([imprint, privacy, `/${sprache}/`]))
    expect(hrefs()).not.toContain('/de/impressum/')
  },
)

test('the festival footer names the ticket hotline and its hours of both seasons', () => {
  show(FestivalFooter, shellIn('de'))
  const hotline = screen.getByRole('region', { name: 'Karten und Auskunft' })
  expect(within(hotline).getByRole('link', { name: '030 23125-220' })).toBeTruthy()
  expect(within(hotline).getByText('April bis September')).toBeTruthy()
  expect(within(hotline).getByText('10:00 bis 15:00 Uhr')).toBeTruthy()
  expect(within(hotline).getByText('Oktober bis März')).toBeTruthy()
  expect(within(hotline).getByText('10:00 bis 12:00 Uhr')).toBeTruthy()
})

test('the authority pilot’s footer has the town hall and the legal links, nothing else', () => {
  show(PilotFooter, shellIn('de'))
  expect(screen.getByRole('region', { name: einstellungen.rathaus.name })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(hrefs().filter((href) => href?.startsWith('/') || href?.startsWith('http'))).toEqual([
    '/de/impressum/',
    '/de/datenschutz/',
    '/de/barrierefreiheit/',
    '/de/barrierefreiheit/#formular-barriere',
  ])
})

test('every footer leads to the report of a barrier, and takes the page along', () => {
  const path = '/de/rathaus/größe-&-maß/'
  for (const Footer of [SiteFooter, FestivalFooter, PilotFooter]) {
    const view = renderView(
      <ReportedPathContext value={path}>
        <Footer shell={shellIn('de')} id="seitenende" />
      </ReportedPathContext>,
    )
    const href = screen.getByRole('link', { name: 'Barriere melden' }).getAttribute('href') ?? ''
    const url = new URL(href, 'https://bad-silberbronn.example')
    expect([url.pathname, url.hash]).toEqual(['/de/barrierefreiheit/', '#formular-barriere'])
    expect(decodeURI(url.searchParams.get('von') ?? '')).toBe(path)
    view.unmount()
  }
})

test('W10: a town whose providers are invented says so, any other does not', () => {
  const notice = /^Eine erfundene Stadt/
  for (const Footer of [SiteFooter, FestivalFooter, PilotFooter]) {
    const view = show(Footer, shellIn('de'))
    expect(screen.getByText(notice)).toBeTruthy()
    view.unmount()
  }
  const real = {
    ...einstellungen,
    social: [{ dienst: 'Mastodon', url: 'https://social.kurort.de/@stadt' }],
  }
  show(SiteFooter, shellIn('de', { einstellungen: real, newsletter: null }))
  expect(screen.queryByText(notice)).toBeNull()
})
