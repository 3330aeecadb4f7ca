import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { linkKind } from '../../lib/index.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * Every link of the site: pages of this site are shown without a reload and, where the browser can,
 * with a transition; anything else is an ordinary link. What is fetched ahead is decided in
 * features/navigation. A link to another site gives it no hold on this window.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const kind = linkKind(href)
  if (kind === 'page')
    return (
      <RouterLink to={href} discover="none" viewTransition {...rest}>
        {children}
      </RouterLink>
    )
  return (
    <a href={href} rel={kind === 'external' ? 'noopener' : undefined} {...rest}>
      {children}
    </a>
  )
}
