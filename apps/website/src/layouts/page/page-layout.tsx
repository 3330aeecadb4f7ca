import type { PageLayout as PageLayoutName } from '@kurstadt/contract'
import type { ComponentType } from 'react'
import type { Page } from '../../content/index.ts'
import { InvalidQueryNotice } from './invalid-query-notice.tsx'
import { PlainLayout } from './plain-layout.tsx'
import { PortalLayout } from './portal-layout.tsx'
import { SlimLayout } from './slim-layout.tsx'

const layouts: Record<PageLayoutName, ComponentType<{ page: Page }>> = {
  default: PlainLayout,
  wide: PlainLayout,
  slim: SlimLayout,
  reversed: SlimLayout,
  portal: PortalLayout,
  'festival-portal': PortalLayout,
}

/** Arranges a page as its `pageLayout` says (spec 2.4). */
export function PageLayout({ page }: { page: Page }) {
  const { id, sprache, pageLayout } = page.seite
  const Layout = layouts[pageLayout]
  return (
    <>
      <InvalidQueryNotice>{page.queryNotice}</InvalidQueryNotice>
      <Layout key={`${id}-${sprache}`} page={page} />
    </>
  )
}
