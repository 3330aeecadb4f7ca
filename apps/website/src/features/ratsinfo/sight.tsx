import { useRatsinfoTexts } from '../../i18n/index.ts'
import styles from './sight.module.css'

type SightProps = {
  oeffentlich: boolean
  leserkreis?: 'rat' | 'gremium' | null
}

/** Marks what is not public, unmistakably: in words, with a frame of its own. Nothing else is marked. */
export function Sight({ oeffentlich, leserkreis = null }: SightProps) {
  const words = useRatsinfoTexts()
  if (oeffentlich) return null
  return (
    <strong className={styles.mark}>
      {words.nichtOeffentlich}
      {leserkreis === 'gremium' && <span className={styles.circle}>{words.nurGremium}</span>}
    </strong>
  )
}
