import type { RichTextInline } from '@kurstadt/contract'
import { bindUnits } from '../../lib/index.ts'
import { Link } from '../../ui/link/index.ts'

type Node = RichTextInline

function Inline({ node }: { node: Node }) {
  if (node.type === 'linebreak') return <br />
  if (node.type === 'link')
    return (
      <Link href={node.href}>
        <Inlines nodes={node.children} />
      </Link>
    )
  const text = bindUnits(node.text)
  const emphasised = node.italic ? <em>{text}</em> : text
  return node.bold ? <strong>{emphasised}</strong> : emphasised
}

/** Most of every text: it needs no element and no component of its own. */
const isPlain = (node: Node): node is Extract<Node, { type: 'text' }> =>
  node.type === 'text' && !node.bold && !node.italic

/** What stands inside a line: text, line breaks, links. */
export function Inlines({ nodes }: { nodes: readonly Node[] }) {
  return Array.from(nodes.entries(), ([place, node]) =>
    isPlain(node) ? bindUnits(node.text) : <Inline key={place} node={node} />,
  )
}
