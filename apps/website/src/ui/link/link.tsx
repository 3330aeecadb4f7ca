import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { linkKind } from '../../lib/index.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * Every link of the site: pages of this site are fetched ahead and shown without a reload, anything
 * else is an ordinary link. A link to another site gives it no hold on this window.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const kind = linkKind(href)
  if (kind === 'page')
    return (
      <RouterLink to={href} prefetch="intent" discover="none" {...rest}>
        {children}
      </RouterLink>
    )
  return (
    <a href={href} rel={kind === 'external' ? 'noopener' : undefined} {...rest}>
      {children}
    </a>
  )
}
