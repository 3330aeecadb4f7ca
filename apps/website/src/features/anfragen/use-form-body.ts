import { type FormName, shortestTime } from '@kurstadt/contract/forms'
import {
  type Dispatch,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type FormResult, type FormState, type Problems, useFormPage } from '../form-page/index.ts'
import { draftAt, type FileNames } from './draft.ts'
import type { FormEvent } from './form-state.ts'
import { useFormTools } from './form-tools-context.ts'
import { trackRequest } from './record-event.ts'
import { blockingReason, emptyTrap, sendForm } from './send-form.ts'
import type { ShownForm } from './shown-form.ts'
import { validateForm } from './validate-form.ts'

/** What the fields of a form work with. */
export type FormBodyProps = {
  name: FormName
  form: ShownForm
  path: string
  state: FormState
  dispatch: Dispatch<FormEvent>
  /** What the server said of the form as it came without JavaScript. */
  result: FormResult | null
  /** Somebody has come back to it: the first field takes the focus (spec 4). */
  isAgain: boolean
}

/**
 * Everything of a request as one text: by it a second try is known for the same request. The query of
 * the address belongs to it, which alone names the package, hotel or notice that is meant.
 */
function contentOf(form: FormData): string {
  const values = [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
  ])
  return location.search + JSON.stringify(values)
}

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
function useMinimumFillTime() {
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

/** What is wrong with a form: said when somebody wants to send it, and from then on while they write. */
function useProblems({ result }: FormBodyProps) {
  const { heute } = useFormPage()
  const { schema } = useFormTools()
  const [problems, setProblems] = useState<Problems | null>(result?.problems ?? null)
  const validate = (form: HTMLFormElement) => {
    const { problems: found } = validateForm(schema, new FormData(form), heute).result
    setProblems(found)
    return Object.keys(found).length === 0
  }
  return {
    problems: problems ?? {},
    setProblems,
    validate,
    // Not on blur: a message that goes away would move the button that is being pressed.
    validateAgain: (form: HTMLFormElement) => problems !== null && validate(form),
  }
}

/** Behaviour of a form's fields in the browser (spec 4); without it they are sent all the same. */
export function useFormBody(props: FormBodyProps) {
  const { name, state, dispatch } = props
  const { problems, setProblems, validate, validateAgain } = useProblems(props)
  const [attempt, setAttempt] = useState(0)
  const { draft, element, gone, onInput } = useDraft(props)
  const untilOldEnough = useMinimumFillTime()

  async function send(sent: FormData) {
    dispatch({ type: 'submit' })
    sent.set('schluessel', draft.keyFor(contentOf(sent)))
    sent.set('dauer', await untilOldEnough())
    const outcome = await sendForm(name, sent)
    if (outcome.kind === 'failed') return dispatch({ type: 'failed', why: outcome.why })
    if (outcome.kind === 'taken') {
      draft.forget()
      trackRequest(name)
      return dispatch({ type: 'taken', referenz: outcome.referenz, verlauf: outcome.verlauf })
    }
    setProblems(outcome.fields)
    setAttempt((count) => count + 1)
    return dispatch({ type: 'refused' })
  }

  return {
    problems,
    attempt,
    element,
    gone,
    onInput: (event: SyntheticEvent<HTMLFormElement>) => {
      onInput(event)
      validateAgain(event.currentTarget)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      const isRight = validate(form)
      setAttempt((count) => count + 1)
      if (!isRight || state.kind === 'sending') return
      const written = new FormData(form)
      const why = blockingReason(props.form.needed, written)
      // Whatever filled it has been told; the next try of a person goes through.
      emptyTrap(form)
      if (why !== null) dispatch({ type: 'unsendable', why })
      else void send(written)
    },
  }
}
