import { ContactBlock } from './contact-block.tsx'
import { Foot } from './foot.tsx'
import { FootLine } from './foot-line.tsx'
import { linksOf } from './link-list.tsx'
import type { FooterProps } from './site-footer.tsx'

/** Foot of the authority pilot: how the town hall is reached, and what the law asks for (spec 2.4). */
export function PilotFooter({ shell, id }: FooterProps) {
  const { menus, einstellungen } = shell
  return (
    <Foot id={id}>
      {einstellungen && <ContactBlock stelle={einstellungen.rathaus} isAlone />}
      <FootLine links={linksOf(menus.footerRechtliches)} shell={shell} hasSitemap={false} />
    </Foot>
  )
}
