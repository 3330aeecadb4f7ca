import { useListWords } from '../../i18n/index.ts'
import { SelectField, TextField } from '../../ui/field/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import type { Choices } from './filter-form.tsx'
import { quickPeriods } from './period-links.tsx'
import styles from './quick-filter.module.css'

type QuickFilterProps = { choices: Pick<Choices, 'rubriken'>; action: string }

/** Period, category and a word: a short way to the events that somebody looks for. */
export function QuickFilter({ choices, action }: QuickFilterProps) {
  const words = useListWords()
  return (
    <form className={styles.form} action={action} method="get" aria-label={words.filterTitel}>
      <SelectField
        id="schnell-zeitraum"
        name="zeitraum"
        label={words.zeitraum}
        placeholder={words.zeitraeume.kommend}
        options={quickPeriods
          .filter((period) => period !== 'kommend')
          .map((value) => ({ value, label: words.zeitraeume[value] }))}
      />
      <SelectField
        id="schnell-rubrik"
        name="rubrik_id"
        label={words.rubrik}
        placeholder={words.alleRubriken}
        options={choices.rubriken.map(({ id, rubrik }) => ({ value: String(id), label: rubrik }))}
      />
      <TextField id="schnell-q" name="q" type="search" maxLength={200} label={words.suchwort} />
      <Button type="submit">{words.suchen}</Button>
    </form>
  )
}
