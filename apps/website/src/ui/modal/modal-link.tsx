import type { ReactNode } from 'react'
import { Link } from '../link/index.ts'

type ModalLinkProps = {
  /** `id` of the `Modal`. */
  opens: string
  /** Where the same content is found without JavaScript; else the dialog itself as a part of the page. */
  href?: string
  children: ReactNode
  className?: string | undefined
}

/** Opens a `Modal`; a real link, which leads to the content wherever no dialog can open. */
export function ModalLink({ opens, href, children, className }: ModalLinkProps) {
  return (
    <Link href={href ?? `#${opens}`} data-opens={opens} className={className}>
      {children}
    </Link>
  )
}
