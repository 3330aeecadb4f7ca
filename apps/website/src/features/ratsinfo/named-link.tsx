import type { ReactNode } from 'react'
import { Link } from '../../ui/link/index.ts'

type NamedLinkProps = {
  /** Null for what has no page. */
  href: string | null
  children: ReactNode
  className?: string | undefined
  lang?: 'de' | 'en' | undefined
}

/** A link, or the words alone where there is no page to lead to. */
export function NamedLink({ href, children, className, lang }: NamedLinkProps) {
  if (href === null)
    return (
      <span className={className} lang={lang}>
        {children}
      </span>
    )
  return (
    <Link href={href} className={className} lang={lang}>
      {children}
    </Link>
  )
}
