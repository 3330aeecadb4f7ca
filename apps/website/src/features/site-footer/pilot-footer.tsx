import { Kept } from '../../ui/kept/index.ts'
import { useClosingDays } from '../oeffnungszeiten/index.ts'
import { Contact } from './contact-block.tsx'
import { Foot } from './foot.tsx'
import { FootLine } from './foot-line.tsx'
import { linksOf } from './link-list.tsx'
import styles from './site-footer.module.css'
import type { FooterProps } from './site-footer.tsx'

/** Foot of the authority pilot: how the town hall is reached, and what the law asks for (spec 2.4). */
export function PilotFooter({ shell, id }: FooterProps) {
  const { menus, einstellungen } = shell
  const rathaus = einstellungen?.rathaus
  const closingDays = useClosingDays()
  return (
    <Foot id={id}>
      {rathaus && (
        <Kept
          as="section"
          name="foot of the pilot"
          of={[rathaus, closingDays]}
          className={styles.alone}
          aria-label={rathaus.name}
        >
          <Contact stelle={rathaus} closingDays={closingDays} />
        </Kept>
      )}
      <FootLine links={linksOf(menus.footerRechtliches)} shell={shell} hasSitemap={false} />
    </Foot>
  )
}
