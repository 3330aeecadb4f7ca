import { framePaths, type PageTheme } from '@kurstadt/contract'
import { longestSatz, rueckmeldungPfade } from '@kurstadt/contract/rueckmeldung'
import { useSprache } from '../../i18n/index.ts'
import { columnClass, noteClass, softClass } from '../../ui/column/index.ts'
import { ErrorSummary, TextArea } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './rueckmeldung.module.css'
import { type FeedbackTexts, useFeedbackTexts } from './texts.ts'

type Judged = {
  /** Path of the page. */
  von: string
  theme: PageTheme
  geholfen: 'ja' | 'nein'
  kennung: string
}

type KeptProps = {
  judged: Judged
  /** What was added to it, and what is wrong with that. */
  satz: string
  problem: string | null
  /** Why it could not be kept; null when it was. */
  trouble: 'away' | 'busy' | null
}

function messageOf({ problems }: FeedbackTexts, problem: string | null): string | null {
  if (problem === null) return null
  if (problem === 'lang' || problem === 'links') return problems[problem]
  return problems.other
}

function Sentence({
  judged,
  satz,
  message,
}: {
  judged: Judged
  satz: string
  message: string | null
}) {
  const words = useFeedbackTexts()
  const { geholfen, kennung, theme, von } = judged
  return (
    <form
      className={styles.sentence}
      method="post"
      action={rueckmeldungPfade[useSprache()]}
      noValidate
    >
      <ErrorSummary errors={message ? [{ fieldId: 'bemerkung', message }] : []} isFirst />
      {Object.entries({ von, theme, geholfen, kennung }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextArea
        id="bemerkung"
        name="satz"
        label={words.sentence[geholfen]}
        hint={words.hint}
        error={message}
        defaultValue={satz}
        maxLength={longestSatz}
        rows={4}
      />
      <p>
        <Button type="submit">{words.send}</Button>
      </p>
    </form>
  )
}

/** What follows the click: thanks, room for a sentence, and the way back. */
export function FeedbackKept({ judged, problem, satz, trouble }: KeptProps) {
  const words = useFeedbackTexts()
  const { answer } = words
  const isDone = satz !== '' && problem === null && trouble === null
  return (
    <div className={columnClass}>
      {trouble === null ? (
        <p className={noteClass} role="status">
          <strong>{isDone ? words.thanksForSentence : words.thanks}</strong>
        </p>
      ) : (
        <p className={noteClass} role="alert">
          {words[trouble]}
        </p>
      )}
      {!isDone && <Sentence judged={judged} satz={satz} message={messageOf(words, problem)} />}
      <p>
        <Link href={judged.von}>{words.back}</Link>
      </p>
      <p className={softClass}>
        {answer.text} <Link href={framePaths.enquiries[useSprache()]}>{answer.link}</Link>
      </p>
    </div>
  )
}

/** The page that was judged is not there any more. */
export function FeedbackLost() {
  const words = useFeedbackTexts()
  return (
    <div className={columnClass}>
      <p className={noteClass} role="status">
        {words.missing}
      </p>
      <p>
        <Link href={`/${useSprache()}/`}>{words.home}</Link>
      </p>
    </div>
  )
}
