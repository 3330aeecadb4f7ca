import type { ReactNode } from 'react'
import { useMediathekTexts } from '../../i18n/index.ts'
import { EmbedGate } from '../../ui/embed/index.ts'
import { useEmbedHosts } from './embed-hosts.ts'
import { providerOf } from './provider.ts'

type ExternalContentProps = {
  title: string
  /** Language of the title where it is not the page's. */
  lang?: string | undefined
  /** Id of the heading that says the title already. */
  titleId?: string | undefined
  /** Address of the frame. */
  src: string
  /** The same thing at the provider's; the frame's own address where there is no other. */
  href?: string | null
  ratio?: string
  permissions?: string
  preview?: ReactNode
  children?: ReactNode
}

/** Content of another house: the one way in which this site shows any (decisions, 7 embeds). */
export function ExternalContent({ src, href, ...props }: ExternalContentProps) {
  const { privacyHref } = useMediathekTexts().embeds
  return (
    <EmbedGate
      {...props}
      src={src}
      href={href ?? src}
      provider={providerOf(href ?? src) ?? providerOf(src) ?? src}
      allowedHosts={useEmbedHosts()}
      privacyHref={privacyHref}
    />
  )
}
