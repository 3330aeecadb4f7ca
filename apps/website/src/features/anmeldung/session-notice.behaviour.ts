import type { Behaviour } from '../../ui/behaviour/index.ts'

/** Watches the session of a page behind a login; its code comes with those pages alone. */
export const start: Behaviour<HTMLDialogElement> = (dialog) => {
  import('./watch-session.ts').then(({ watchSession }) => watchSession(dialog), reportError)
}
