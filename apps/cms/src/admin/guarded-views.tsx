import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { describeFailedView, unreadableEntry } from './failed-words.ts'
import { FailureNotice } from './failure-notice.tsx'
import { guardView } from './guard-view.ts'

/** What Payload hands to its views, as far as it is looked at here. */
type Given = {
  viewType?: string
  initPageResult?: object
  params?: { segments?: string[] }
  children?: ReactNode
}
type PayloadView = (given: Given) => Promise<ReactNode>

/** Views that read entries: of what fails in them Payload shows nothing. */
const reading = new Set(['account', 'list', 'trash', 'document', 'version'])

function isReadingView(node: ReactElement<Given>): node is ReactElement<Given, PayloadView> {
  const { initPageResult, viewType = '' } = node.props
  return typeof node.type === 'function' && initPageResult !== undefined && reading.has(viewType)
}

async function GuardedView({ view, given }: { view: PayloadView; given: Given }) {
  const path = ['/admin', ...(given.params?.segments ?? [])].join('/')
  const guarded = await guardView(() => view(given), describeFailedView(path))
  return 'view' in guarded ? guarded.view : <FailureNotice {...guarded.notice} />
}

/** A page of Payload's whose view, where it reads entries, says why it cannot be shown. */
export function withGuardedViews(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(withGuardedViews)
  if (!isValidElement<Given>(node)) return node
  if (isReadingView(node)) return <GuardedView key={node.key} view={node.type} given={node.props} />
  if (node.props.children === undefined) return node
  return cloneElement(node, {}, withGuardedViews(node.props.children))
}

/** What Payload's pages ask the server for; a form that opens above another one is guarded as well. */
export async function guardServerFunction(
  name: string,
  make: () => Promise<unknown>,
): Promise<unknown> {
  if (name !== 'render-document') return make()
  const guarded = await guardView(make, unreadableEntry)
  if ('view' in guarded) return guarded.view
  return { data: null, Document: <FailureNotice {...guarded.notice} /> }
}
