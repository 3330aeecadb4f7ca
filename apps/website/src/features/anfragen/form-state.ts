import type { Failure, FormState } from '../form-page/index.ts'

/** What happens to it. */
export type FormEvent =
  | { type: 'submit' }
  /** Fields are wrong; they say so themselves. */
  | { type: 'refused' }
  | { type: 'taken'; referenz: string; verlauf: string }
  | { type: 'failed'; why: Failure }
  /** The honeypot is filled, or the address lacks what is asked for: nothing is sent. */
  | { type: 'unsendable'; why: Failure }
  | { type: 'reset' }

/** Editing → submit → success or error (spec 4, request forms). */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'submit':
      return state.kind === 'success' ? state : { kind: 'sending' }
    case 'refused':
      return state.kind === 'sending' ? { kind: 'editing' } : state
    case 'taken':
      return state.kind === 'sending'
        ? { kind: 'success', referenz: event.referenz, verlauf: event.verlauf }
        : state
    case 'failed':
      return state.kind === 'sending' ? { kind: 'error', why: event.why } : state
    case 'unsendable':
      return state.kind === 'success' ? state : { kind: 'error', why: event.why }
    case 'reset':
      return { kind: 'editing' }
  }
}
