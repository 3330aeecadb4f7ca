import type { ComponentProps } from 'react'
import { linkKind } from '../../lib/index.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** Most links lead to our own pages: that is seen at once. */
const isExternal = (href: string) => !href.startsWith('/') && linkKind(href) === 'external'

/** Every link of the site. A link to another site gives it no hold on this window. */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <a href={href} rel={isExternal(href) ? 'noopener' : undefined} {...rest}>
      {children}
    </a>
  )
}
