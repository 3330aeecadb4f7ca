import { Button } from '../../ui/push-button/index.ts'
import { useMatomo } from './matomo.ts'
import styles from './statistik.module.css'
import { useStatisticsTexts } from './texts.ts'

const states = ['open', 'ja', 'nein', 'unwilling'] as const

/** What was chosen on this device, and the other choice; without JavaScript nobody is counted. */
export function StatisticsChoice() {
  const words = useStatisticsTexts()
  if (useMatomo() === null) return null
  return (
    <div className={styles.choice} data-behaviour="statistics-choice">
      {states.map((state) => (
        <p key={state} data-state={state} tabIndex={-1} hidden={state !== 'open'}>
          {words[state]}
        </p>
      ))}
      <p className={styles.acts}>
        <Button look="quiet" data-choice="ja" hidden>
          {words.yes}
        </Button>
        <Button look="quiet" data-choice="nein" hidden>
          {words.takeBack}
        </Button>
      </p>
    </div>
  )
}
