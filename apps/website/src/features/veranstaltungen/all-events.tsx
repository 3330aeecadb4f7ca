import { useTexts } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'

type AllEventsProps = {
  /** What the editor chose; else the page of all events. */
  options: { link: string | null; linktext: string | null }
  uebersicht: string | null
}

/** The way from a teaser to all events. */
export function AllEvents({ options: { link, linktext }, uebersicht }: AllEventsProps) {
  const { veranstaltungen } = useTexts()
  const href = link ?? uebersicht
  if (href === null) return null
  return (
    <p>
      <ButtonLink href={href} look="quiet">
        {linktext ?? veranstaltungen.back}
      </ButtonLink>
    </p>
  )
}
