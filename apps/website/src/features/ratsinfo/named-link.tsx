import type { ReactNode } from 'react'
import { spracheOfPath, useLang } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'

type NamedLinkProps = {
  /** Null for what has no page. */
  href: string | null
  children: ReactNode
  className?: string | undefined
  lang?: 'de' | 'en' | undefined
}

/**
 * A link, or the words alone where there is no page to lead to. What the council writes has German
 * pages alone; on a page in another language a link says that it leads to one.
 */
export function NamedLink({ href, children, className, lang }: NamedLinkProps) {
  const hrefLang = useLang(spracheOfPath(href ?? ''))
  if (href === null)
    return (
      <span className={className} lang={lang}>
        {children}
      </span>
    )
  return (
    <Link href={href} hrefLang={hrefLang} className={className} lang={lang}>
      {children}
    </Link>
  )
}
