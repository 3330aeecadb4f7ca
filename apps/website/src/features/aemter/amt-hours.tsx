import type { AmtOnPage } from '../../content/index.ts'
import { useLang, useTexts } from '../../i18n/index.ts'
import { Oeffnungszeiten, useClosingDays } from '../oeffnungszeiten/index.ts'
import { RichText } from '../rich-text/index.ts'
import styles from './aemter.module.css'

type AmtHoursProps = { amt: AmtOnPage; heading?: 'h3' | 'h4' | 'p' }

/** Opening hours of an office: the structured ones, else what an editor wrote (spec 3). */
export function AmtHours({ amt, heading: Label = 'h3' }: AmtHoursProps) {
  const words = useTexts().oeffnungszeiten
  const lang = useLang(amt.sprache)
  const closingDays = useClosingDays()
  const { oeffnungszeitenStrukturiert: zeiten } = amt
  if (zeiten.length > 0) return <Oeffnungszeiten {...{ zeiten, closingDays }} heading={Label} />
  if (!amt.oeffnungszeiten) return null
  return (
    <div>
      <Label className={styles.label}>{words.typ.ALLGEMEINE_OEFFNUNGSZEIT}</Label>
      <RichText text={amt.oeffnungszeiten} lang={lang} isBelowHeading />
    </div>
  )
}
