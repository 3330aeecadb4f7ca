import type { ReactNode } from 'react'
import type { IntranetFrame } from '../../content/index.ts'
import { AreaFrame, Ask } from '../anmeldung/index.ts'
import { intranetPath } from './place.ts'
import { intranetTexts } from './texts.ts'

type FrameProps = Pick<IntranetFrame, 'rubriken'> & {
  /** The page of the search has its own field. */
  hasSearch: boolean
  children: ReactNode
}

/** A page of the intranet beside the way to its other parts; on a phone these come after it. */
export function Frame({ rubriken, hasSearch, children }: FrameProps) {
  const { label } = intranetTexts.search
  const places = [
    { href: intranetPath(), words: intranetTexts.home },
    ...(rubriken ?? []).map(({ url, rubrik }) => ({ href: intranetPath(url), words: rubrik })),
    { href: intranetPath('dokumente'), words: intranetTexts.archiv },
    { href: intranetPath('personen'), words: intranetTexts.personen.title },
  ]
  const ask = <Ask action={intranetPath('suche')} label={label} id="intranet-q" q="" />
  return (
    <AreaFrame
      label={intranetTexts.navigation}
      places={places}
      before={hasSearch ? ask : undefined}
    >
      {children}
    </AreaFrame>
  )
}
