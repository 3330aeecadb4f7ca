import { ListView } from '@payloadcms/next/views'
import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react'

type ListProps = ComponentProps<typeof ListView>

/** Payload logs what fails in a list and shows an empty page: that is an error here as well. */
async function GuardedList(props: ListProps) {
  const list = await ListView(props)
  if (list === undefined) throw new Error('a list of the back office could not be shown')
  return list
}

/** A view of Payload's with its list, where it has one, guarded against empty pages. */
export function withGuardedList(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(withGuardedList)
  if (isValidElement<ListProps>(node) && node.type === ListView)
    return <GuardedList key={node.key} {...node.props} />
  if (!isValidElement<{ children?: ReactNode }>(node) || node.props.children === undefined)
    return node
  return cloneElement(node, {}, withGuardedList(node.props.children))
}
