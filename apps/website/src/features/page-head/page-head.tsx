import type { Page } from '../../content/index.ts'
import { headOf, type Place } from './head-of.ts'

type PageHeadProps = Place & { page: Page; origin: string }

/** Title, description, canonical address, other languages and what a shared link shows. */
export function PageHead({ page, origin, ...place }: PageHeadProps) {
  const head = headOf(page, origin, place)
  return (
    <>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {!head.isIndexed && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.ogTitle} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:url" content={head.canonical} />
      <meta property="og:locale" content={head.locale} />
      {head.siteName && <meta property="og:site_name" content={head.siteName} />}
      {head.image && <meta property="og:image" content={head.image} />}
    </>
  )
}
