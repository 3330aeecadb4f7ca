import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { editor } from '../../editing/fields/index.ts'

/** Bold words end for the editor only before a space, not before the backslash of a line break. */
const withBoldLines = (markdown: string) => markdown.replaceAll('**\\\n', '** \\\n')

type Tree = ReturnType<typeof convertMarkdownToLexical>
/** Turns Markdown into the editor's own format. */
export type ToRichText = (markdown: string) => Tree

/** A fact of an office in Markdown, by the office's key: `{telefon:buergerbuero}`. */
const quoted = /\{(telefon|email|adresse|oeffnungszeiten):([a-z-]+)\}/

type Node = Tree['root']['children'][number] & {
  children?: Node[]
  text?: string
  fields?: object
}

/** A text with the facts that stand in it, each as a node of its own. */
function splitFacts(node: Node, idOfOffice: (key: string) => string): Node[] {
  const { children, text } = node
  if (children)
    return [{ ...node, children: children.flatMap((one) => splitFacts(one, idOfOffice)) }]
  if (text === undefined) return [node]
  // Between the words stand what is quoted and whose it is.
  return text.split(quoted).flatMap((part, at, parts): Node[] => {
    if (at % 3 === 0) return part === '' ? [] : [{ ...node, text: part }]
    if (at % 3 === 2) return []
    const amt = idOfOffice(parts[at + 1] ?? '')
    const fields = { id: `${part}-${at}`, blockType: 'angabe', was: part, amt }
    return [{ type: 'inlineBlock', version: 1, fields }]
  })
}

/** Makes the converter for the editor that the fields use. */
export async function toRichText(
  config: SanitizedConfig,
  idOfOffice: (key: string) => string,
): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor })
  return (markdown) => {
    const tree = convertMarkdownToLexical({
      editorConfig,
      markdown: withBoldLines(markdown.trim()),
    })
    const children = tree.root.children.flatMap((node) => splitFacts(node, idOfOffice))
    return { ...tree, root: { ...tree.root, children } }
  }
}
