import type { ComponentProps } from 'react'
import { linkKind } from '../../lib/index.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** Every link of the site. A link to another site gives it no hold on this window. */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <a href={href} rel={linkKind(href) === 'external' ? 'noopener' : undefined} {...rest}>
      {children}
    </a>
  )
}
