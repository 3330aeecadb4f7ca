import type { ReportError } from './report-error.ts'

type Listening = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Reports what no code of a page has caught; answers how to stop. */
export function reportUncaught(view: Listening, report: ReportError): () => void {
  const onError = ({ error }: ErrorEvent) => void report(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => void report(reason)
  view.addEventListener('error', onError)
  view.addEventListener('unhandledrejection', onRejection)
  return () => {
    view.removeEventListener('error', onError)
    view.removeEventListener('unhandledrejection', onRejection)
  }
}
