import { aboPfade } from '@kurstadt/contract/abo-paths'
import { useRatsinfoTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { NamedLink } from './named-link.tsx'
import { useCouncilPlaces } from './places.ts'
import styles from './subscribe-links.module.css'

/** Leads to mails about new papers with these words; members have their own list of what is new. */
export function MailLink({ term }: { term: string }) {
  const { benachrichtigen } = useRatsinfoTexts().suche
  const { isInternal } = useCouncilPlaces()
  if (isInternal) return null
  const asked = term === '' ? '' : `?${new URLSearchParams({ q: term })}`
  return (
    <p className={styles.mails}>
      <NamedLink href={aboPfade.neu + asked}>
        <Icon name="mail" />
        <span>{benachrichtigen(term)}</span>
      </NamedLink>
    </p>
  )
}
