import { useRathausTexts } from '../../i18n/index.rare.ts'
import { later } from '../../ui/later/index.ts'
import { LetterNav } from '../../ui/letter-nav/index.ts'
import styles from './wegweiser.module.css'

const follow = later(async () => (await import('./follow-letters.later.ts')).followLetters)

/** A to Z: leads to the section of a letter, and marks the letter that is read (spec 2.7, 4). */
export function WegweiserLetters({ letters }: { letters: readonly string[] }) {
  const { wegweiser } = useRathausTexts()
  return (
    <div ref={follow} className={styles.letters}>
      <LetterNav available={letters} label={wegweiser.letters} />
    </div>
  )
}
