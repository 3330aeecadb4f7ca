import { pageExamples } from '@kurstadt/contract/examples'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyShell, type Page } from '../../content/index.ts'
import { SpracheContext } from '../../i18n/index.ts'
import { PageTitle } from './page-title.tsx'

const { pageContent: _, ...german } = pageExamples['detail-page']
const breadcrumbs = [{ title: 'Noticeboard', href: '/en/noticeboard/' }]
const seite = { ...german, title: 'Kinderfahrrad, 20 Zoll', sprache: 'en', breadcrumbs } as const

function show(titelSprache?: 'de' | 'en') {
  const page: Page = {
    seite: titelSprache ? { ...seite, titelSprache } : seite,
    blocks: [],
    alternates: {},
    queryNotice: '',
    shell: emptyShell('en'),
  }
  render(
    <SpracheContext value="en">
      <PageTitle page={page} subtitle={null} />
    </SpracheContext>,
  )
  const step = screen.getAllByText(seite.title).find((found) => found.tagName === 'LI')
  return [screen.getByRole('heading', { level: 1 }).lang, step?.ariaCurrent, step?.lang]
}

test('a German title on an English page is marked as such, as the last step of the way too', () => {
  expect(show('de')).toEqual(['de', 'page', 'de'])
})

test.each(['en', undefined] as const)(
  'a title in the language of the page has no mark: %s',
  (of) => {
    expect(show(of)).toEqual(['', 'page', ''])
  },
)
