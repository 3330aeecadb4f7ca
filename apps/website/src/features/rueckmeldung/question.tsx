import type { PageTheme } from '@kurstadt/contract'
import { rueckmeldungPfade } from '@kurstadt/contract/rueckmeldung-paths'
import { useSprache } from '../../i18n/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './rueckmeldung.module.css'
import { useFeedbackTexts } from './texts.ts'

type QuestionProps = { path: string; theme: PageTheme }

/** Asks below a page whether it has helped: one click answers, with or without JavaScript. */
export function FeedbackQuestion({ path, theme }: QuestionProps) {
  const words = useFeedbackTexts()
  return (
    <form
      className={styles.question}
      method="post"
      action={rueckmeldungPfade[useSprache()]}
      aria-labelledby="seite-geholfen"
    >
      <input type="hidden" name="von" value={path} />
      {theme !== 'default' && <input type="hidden" name="theme" value={theme} />}
      <p id="seite-geholfen">{words.question}</p>
      <Button type="submit" look="quiet" name="geholfen" value="ja">
        {words.yes}
      </Button>
      <Button type="submit" look="quiet" name="geholfen" value="nein">
        {words.no}
      </Button>
    </form>
  )
}
