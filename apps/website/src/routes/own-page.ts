import type { Page, Shell } from '../content/index.ts'

type Words = { title: string; intro: string; home: string }

/** A page of the website's own as if the content API had it, so that head, way and counterpart are as everywhere. */
export function ownPage(
  shell: Shell,
  { title, intro, home }: Words,
  alternates: Page['alternates'],
): Page {
  const { sprache } = shell
  const seite: Page['seite'] = {
    id: 0,
    sprache,
    pageLayout: 'default',
    pageTheme: 'default',
    title,
    description: intro,
    canonical: null,
    seo: { title: null, description: null },
    breadcrumbs: [{ title: home, href: `/${sprache}/` }],
    leichteSprache: null,
    heroImages: [],
    heroSlider: [],
  }
  return { seite, blocks: [], alternates, shell, queryNotice: '' }
}
