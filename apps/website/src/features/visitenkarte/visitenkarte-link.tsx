import { useRathausTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './visitenkarte-link.module.css'

type VisitenkarteLinkProps = {
  typ: 'amt' | 'mitarbeiter' | 'betrieb' | 'unterkunft'
  id: number
  of: string
}

/** Leads to the visiting card of an office, a person or a place (vCard). */
export function VisitenkarteLink({ typ, id, of }: VisitenkarteLinkProps) {
  const { amt } = useRathausTexts()
  return (
    <Link className={styles.link} href={`/visitenkarte/${typ}-${id}.vcf`} download>
      <Icon name="download" />
      {amt.visitenkarte}
      <span className="visuallyHidden"> {of}</span>
    </Link>
  )
}
