import type { PageLayout, PageTheme } from '@kurstadt/contract'
import { rueckmeldungPfade } from '@kurstadt/contract/rueckmeldung-paths'
import { useSprache } from '../../i18n/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './rueckmeldung.module.css'
import { useFeedbackTexts } from './texts.ts'

type QuestionProps = { path: string; theme: PageTheme; layout: PageLayout }

/**
 * Asks below a page whether it has helped: one click answers, with or without JavaScript. What belongs
 * to the page stands in the address, so that the form has no field, and no form before it has a rival.
 */
export function FeedbackQuestion({ path, theme, layout }: QuestionProps) {
  const words = useFeedbackTexts()
  const von = encodeURIComponent(path).replaceAll('%2F', '/')
  const of = theme === 'default' ? '' : `&theme=${theme}`
  return (
    <form
      className={styles.question}
      data-layout={layout}
      method="post"
      action={`${rueckmeldungPfade[useSprache()]}?von=${von}${of}`}
    >
      <fieldset>
        <legend>{words.question}</legend>
        <Button type="submit" look="quiet" name="geholfen" value="ja">
          {words.yes}
        </Button>
        <Button type="submit" look="quiet" name="geholfen" value="nein">
          {words.no}
        </Button>
      </fieldset>
    </form>
  )
}
