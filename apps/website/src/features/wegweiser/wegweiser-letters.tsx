import { useRathausTexts } from '../../i18n/index.ts'
import { LetterNav } from '../../ui/letter-nav/index.ts'
import styles from './wegweiser.module.css'

/** A to Z: leads to the section of a letter, and marks the letter that is read (spec 2.7, 4). */
export function WegweiserLetters({ letters }: { letters: readonly string[] }) {
  const { wegweiser } = useRathausTexts()
  return (
    <div data-behaviour="follow-letters" className={styles.letters} data-stays="">
      <LetterNav available={letters} label={wegweiser.letters} />
    </div>
  )
}
