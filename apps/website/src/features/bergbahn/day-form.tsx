import { daysLater } from '@kurstadt/contract/days'
import { TextField } from '../../ui/field/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './day-form.module.css'
import { useBergbahnTexts } from './texts.ts'

/** Days ahead for which the timetables are asked. */
const farthest = 366

/** Asks for another day: a GET form, so that it works without a line of code. */
export function DayForm({ heute, tag }: { heute: string; tag: string }) {
  const words = useBergbahnTexts()
  const path = useCurrentPath()
  return (
    <form className={styles.form} method="get" action={path}>
      <TextField
        id="tag"
        name="tag"
        type="date"
        label={words.tagWaehlen}
        min={heute}
        max={daysLater(heute, farthest)}
        defaultValue={tag}
      />
      <Button type="submit">{words.zeigen}</Button>
      {tag !== heute && <Link href={path}>{words.zurueck}</Link>}
    </form>
  )
}
