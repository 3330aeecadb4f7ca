import { type Submission, type SubmissionResult, useForm } from '@conform-to/react'
import { type FormName, shortestTime } from '@kurstadt/contract/forms'
import {
  type Dispatch,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type FormState, useFormPage } from '../form-page/index.ts'
import { draftAt, type FileNames } from './draft.ts'
import type { FormEvent } from './form-state.ts'
import { judgement, parseWhileWriting } from './parse-form.ts'
import { recordRequest } from './record-event.ts'
import { obstacleOf, sendForm } from './send-form.ts'

/** What the fields of a form work with. */
export type FormBodyProps = {
  name: FormName
  path: string
  state: FormState
  tell: Dispatch<FormEvent>
  /** What the server said of the form as it came without JavaScript. */
  result: SubmissionResult | null
  /** Somebody has come back to it: the first field takes the focus (spec 4). */
  isAgain: boolean
}

/** Everything of a form as one text: by it a second try is known for the same request. */
function contentOf(form: FormData): string {
  const values = [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
  ])
  return JSON.stringify(values)
}

/** Every word as the list of one that the form's own judgement would have made of it. */
const asErrors = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, word]) => [name, [word]]))

/** What is gone still, once something was chosen in a field of files. */
function withoutChosen(gone: FileNames, target: EventTarget): FileNames {
  if (!(target instanceof HTMLInputElement && target.type === 'file')) return gone
  return Object.fromEntries(Object.entries(gone).filter(([field]) => field !== target.name))
}

function useDraft({ name, path, result, isAgain }: FormBodyProps) {
  const [gone, setGone] = useState<FileNames>({})
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = element.current
    if (!form) return
    if (result === null) setGone(draftAt(`anfrage:${path}:${name}`).restore(form))
    if (isAgain) form.querySelector<HTMLElement>('fieldset input, fieldset textarea')?.focus()
  }, [isAgain, name, path, result])
  const draft = draftAt(`anfrage:${path}:${name}`)
  const onInput = ({ target }: SyntheticEvent) => {
    const left = withoutChosen(gone, target)
    setGone(left)
    if (element.current) draft.keep(element.current, left)
  }
  return { element, draft, gone, onInput }
}

/** Says when a form may be sent: nobody is as fast as a robot, and whoever is waits a moment (T60). */
function usePatience() {
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  return async () => {
    const dauer = () => performance.now() - shownAt.current
    const rest = shortestTime - dauer()
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    return String(Math.ceil(Math.max(dauer(), shortestTime)))
  }
}

/** Behaviour of a form's fields in the browser (spec 4); without it they are sent all the same. */
export function useFormBody(props: FormBodyProps) {
  const { name, state, tell, result } = props
  const { heute } = useFormPage()
  const [refusal, setRefusal] = useState(result)
  const [attempt, setAttempt] = useState(0)
  const { draft, ...fields } = useDraft(props)
  const untilOldEnough = usePatience()

  async function send(sent: FormData, submission: Submission<unknown> | undefined) {
    tell({ type: 'submit' })
    sent.set('schluessel', draft.keyFor(contentOf(sent)))
    sent.set('dauer', await untilOldEnough())
    const outcome = await sendForm(name, sent)
    if (outcome.kind === 'failed') return tell({ type: 'failed', why: outcome.why })
    if (outcome.kind === 'taken') {
      draft.forget()
      recordRequest(name)
      return tell({ type: 'taken', referenz: outcome.referenz, verlauf: outcome.verlauf })
    }
    setRefusal(submission?.reply({ fieldErrors: asErrors(outcome.fields) }) ?? null)
    setAttempt((count) => count + 1)
    return tell({ type: 'refused' })
  }

  const [form] = useForm<Record<string, unknown>>({
    id: `formular-${name}`,
    lastResult: refusal,
    shouldValidate: 'onSubmit',
    // Not on blur: a message that goes away would move the button that is being pressed.
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWhileWriting(name, formData, heute),
    onSubmit(event, { formData, submission }) {
      event.preventDefault()
      if (state.kind === 'sending') return
      const why = obstacleOf(name, formData)
      if (why !== null) tell({ type: 'unsendable', why })
      else void send(formData, submission)
    },
  })

  return {
    form,
    attempt,
    ...fields,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      form.onSubmit(event)
      // What is only judged is never sent, and its summary leaves the focus where somebody writes.
      if (event.submitter?.getAttribute('name') === judgement) event.preventDefault()
      else setAttempt((count) => count + 1)
    },
  }
}
